/**
 * Style sheets of seven themes as their sites load them, and the class that each gives to an article.
 *
 * They are installed beside this file when they are first needed. Of Starlight and VitePress only the sheets are: the
 * hosts have hundreds of dependencies, and their sites are built and opened by `npm run test:sites`.
 */
import {execFileSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'

const folder = fileURLToPath(new URL('./', import.meta.url))
const modules = `${folder}node_modules/`

/** Packages of which the sheets alone are used. */
const hosts = {'@astrojs/starlight': '0.42.4', vitepress: '1.6.4'}

const command = (name, args, cwd = folder) => execFileSync(name, args, {cwd, encoding: 'utf8', stdio: 'pipe'})

function install() {
  if (!existsSync(`${modules}tailwindcss`)) {
    command('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'])
  }
  for (const [name, version] of Object.entries(hosts)) {
    const target = `${modules}.hosts/${name}`
    if (existsSync(target)) continue
    mkdirSync(target, {recursive: true})
    const [{filename}] = JSON.parse(command('npm', ['pack', '--json', `${name}@${version}`], target))
    command('tar', ['xzf', filename.replace('@', '').replace('/', '-'), '--strip-components=1'], target)
  }
}

const read = path => readFileSync(modules + path, 'utf8')
const readAll = (root, names) => names.map(name => read(`.hosts/${root}/${name}.css`)).join('\n')

/** The sheet that Tailwind makes of `prose`, below its reset. */
async function prose() {
  const require = createRequire(modules)
  const {compile} = require('tailwindcss')
  const compiler = await compile('@import "tailwindcss"; @plugin "@tailwindcss/typography";', {
    loadStylesheet: () => Promise.resolve({content: read('tailwindcss/index.css'), base: '', path: ''}),
    loadModule: id => Promise.resolve({module: require(id), base: '', path: ''})
  })
  return compiler.build(['prose'])
}

/**
 * Name of a theme → its sheet, and what it adds to the page.
 *
 * @returns
 *   `{sheet, article, root}`: CSS, the class of an article, the attribute of `<html>`.
 */
export async function themeSheets() {
  install()
  const starlight = ['layers', 'props', 'reset', 'markdown', 'asides', 'anchor-links', 'util']
  const vitepress = [
    'vars',
    'base',
    'utils',
    'components/custom-block',
    'components/vp-code',
    'components/vp-doc'
  ]
  return {
    GitHub: {sheet: read('github-markdown-css/github-markdown.css'), article: 'markdown-body'},
    Starlight: {
      sheet: readAll('@astrojs/starlight/dist/style', starlight),
      article: 'sl-markdown-content',
      root: 'data-theme="light"'
    },
    Docusaurus: {sheet: read('infima/dist/css/default/default.css'), article: 'markdown'},
    VitePress: {sheet: readAll('vitepress/dist/client/theme-default/styles', vitepress), article: 'vp-doc'},
    Tailwind: {sheet: await prose(), article: 'prose'},
    Pico: {sheet: read('@picocss/pico/css/pico.css'), article: ''},
    Bootstrap: {sheet: read('bootstrap/dist/css/bootstrap.css'), article: ''}
  }
}
