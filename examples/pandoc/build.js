/**
 * Each note as a page of HTML, a docx and an EPUB, which EPUBCheck reads where it is installed.
 */
import {execFileSync} from 'node:child_process'
import {existsSync, mkdirSync, readdirSync} from 'node:fs'
import {basename} from 'node:path'

/** Where Debian has EPUBCheck. */
const epubcheck = '/usr/bin/epubcheck'

const notes = readdirSync('notes').map(name => basename(name, '.md'))
const options = ['--filter', 'node_modules/.bin/tehai-pandoc', '--metadata-file', 'tehai.yaml']
const main = ['-s', '--include-before-body', 'main.html', '--include-after-body', 'main-end.html']

/** Run a program; what it says of a note is shown once. */
const run = (program, args, isShown = false) =>
  execFileSync(program, args, {stdio: ['ignore', 'inherit', isShown ? 'inherit' : 'ignore']})

mkdirSync('out', {recursive: true})
try {
  for (const note of notes) {
    const source = [`notes/${note}.md`, ...options]
    run('pandoc', [...source, ...main, '-o', `out/${note}.html`], true)
    run('pandoc', [...source, '-o', `out/${note}.docx`])
    run('pandoc', [...source, '-o', `out/${note}.epub`])
    if (existsSync(epubcheck)) run('java', ['-jar', epubcheck, '--quiet', `out/${note}.epub`], true)
  }
} catch ({status}) {
  process.exitCode = status ?? 1
}
