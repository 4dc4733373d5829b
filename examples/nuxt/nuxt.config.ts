import tehai from '@tehai/nuxt'
import hanafuda from 'remark-hanafuda/game'

export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  modules: [[tehai, {games: [hanafuda()]}], '@nuxt/content'],
  css: ['~/page.css'],
  // Node has SQLite: nothing has to be compiled for it.
  content: {experimental: {sqliteConnector: 'native'}},
  app: {head: {htmlAttrs: {lang: 'en'}}}
})
