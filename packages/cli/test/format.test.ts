import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const untidy = 'a :tiles[ 123m ]\n\n```mahjong\n123m456p789s1122z\nWAITS :12z\nsize:l\n```\n'
const tidy = 'a :tiles[123m]\n\n```mahjong\n123m456p789s1122z\nsize: l\nwaits: 12z\n```\n'

test('a file is printed, checked and rewritten in place', async () => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'a.md'), untidy)
  writeFileSync(join(cwd, 'b.md'), tidy)
  expect(await runHere(['format', 'a.md'], {cwd})).toEqual({code: 0, stdout: tidy, stderr: ''})
  expect(await runHere(['format', '--check', '.'], {cwd})).toEqual({
    code: 1,
    stdout: 'a.md\n',
    stderr: '1 of 2 files would be rewritten\n'
  })
  expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe(untidy)
  expect((await runHere(['format', '--write', '.'], {cwd})).stderr).toBe('1 of 2 files rewritten\n')
  expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe(tidy)
  expect((await runHere(['format', '--check', '.'], {cwd})).code).toBe(0)
})

test('MDX: what is JavaScript stays, and a file that cannot be read is said to be so', async () => {
  const cwd = temporaryFolder()
  const text = 'export const row = ":tiles[ 1m ]"\n\na :tiles[ 1m ]\n'
  writeFileSync(join(cwd, 'a.mdx'), text)
  writeFileSync(join(cwd, 'b.mdx'), 'a <b\n')
  expect((await runHere(['format', 'a.mdx'], {cwd})).stdout).toBe(
    text.replace(':tiles[ 1m ]\n', ':tiles[1m]\n')
  )
  const {code, stdout, stderr} = await runHere(['format', 'b.mdx'], {cwd})
  expect({code, stdout}).toEqual({code: 1, stdout: ''})
  expect(stderr).toMatch(/^b\.mdx:1:\d.*bad-mdx/)
})

test.each([
  ['no file', ['format'], /expected a file/],
  ['two files on one output', ['format', 'a.md', 'b.md'], /--write/],
  ['both ways', ['format', '--write', '--check', 'a.md'], /--write/],
  ['standard input has no place', ['format', '--write', '-'], /--write/]
])('a wrong call: %s', async (_, args, expected) => {
  const cwd = temporaryFolder()
  for (const name of ['a.md', 'b.md']) writeFileSync(join(cwd, name), '')
  const {code, stderr} = await runHere(args, {cwd})
  expect(code).toBe(2)
  expect(stderr).toMatch(expected)
})
