import 'markdown-it-tehai/style.css'
import 'remark-hanafuda/style.css'
import art from 'markdown-it-tehai/art.svg'
import {shareArt} from 'markdown-it-tehai/vitepress'
import theme from 'vitepress/theme'

export default {extends: theme, enhanceApp: ({app}) => shareArt(app, art)}
