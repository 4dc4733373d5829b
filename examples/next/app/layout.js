import 'rehype-tiles/style.css'
import './page.css'

export const metadata = {
  title: 'Mahjong notes',
  description: 'A Next.js site with hands that are drawn and checked'
}

export default function Layout({children}) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
