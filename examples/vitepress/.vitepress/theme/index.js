import 'markdown-it-tehai/style.css'

export {default} from 'vitepress/theme'
