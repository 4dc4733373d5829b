import 'markdown-it-tehai/style.css'
import 'remark-hanafuda/style.css'

export {default} from 'vitepress/theme'
