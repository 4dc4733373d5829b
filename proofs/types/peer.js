/**
 * Beside mahjong-kun, on the same hands in one run: instantiations, check time, right answers.
 *
 *     npm run peer -- --peer <folder of mahjong-kun>     UPDATE=1 rewrites figures.json
 *
 * <https://github.com/horita-yuya/mahjong-kun> scores hands whose tiles are already sorted into sets. So the hands are
 * given to it that way: closed, standard, by non-dealers, without anything that depends on the situation. CI does not
 * need the folder.
 */
import {writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {randomFrom, randomWin} from '../../packages/riichi/test/riichi/random.js'
import {emptyFolder} from './assertions.js'
import {keepFigures} from './figures.js'
import {scoreOf} from './oracle.js'
import {compile} from './typescripts.js'
import {writeWin} from './written.js'

const SEED = 20251125
const HANDS = 100

const honors = ['east', 'south', 'west', 'north', 'white', 'green', 'red']
const marks = {m: 'C', p: 'o', s: 'I'}
const kunTile = ([digit, suit]) =>
  JSON.stringify(suit === 'z' ? honors[digit - 1] : marks[suit] + (digit === '0' ? '5' : digit))
const tileOfKind = kind => `${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`

/** Closed hands of four sets and a pair, with a yaku. */
function hands() {
  const random = randomFrom(SEED)
  const found = []
  while (found.length < HANDS) {
    const {win} = randomWin(random)
    const plain = {...win, situation: undefined}
    const text = writeWin(random, plain)
    const context = {win: win.by}
    const score = scoreOf(text, context)
    if (win.melds.length > 0 || score.outcome !== 'win') continue
    const reading = score.readings[score.chosen]
    if (reading.form === 'standard') found.push({text, context, score, win: win.win, blocks: reading.blocks})
  }
  return found
}

const kindsOf = ({type, kind}) =>
  type === 'run' ? [kind, kind + 1, kind + 2] : type === 'pair' ? [kind, kind] : [kind, kind, kind]

/** A hand as mahjong-kun takes it: sets, then the pair. */
function asKun({blocks, win, context}) {
  const order = blocks.toSorted((a, b) => Number(a.type === 'pair') - Number(b.type === 'pair'))
  const tiles = order.flatMap(kindsOf).map(tileOfKind).map(kunTile)
  return `MahjongKun<[${tiles.join(', ')}], ${kunTile(win)}, [], '${context.win === 'ron' ? 'ron' : 'tumo'}', 'child'>`
}

/** Points as mahjong-kun writes them. */
const kunPoints = ({points, tsumoPayments}) =>
  JSON.stringify(tsumoPayments ? tsumoPayments.toReversed().join(',') : String(points))

/** The declarations of mahjong-kun as its package has them, made from its sources. */
async function kunDeclarations(folder) {
  const declarations = emptyFolder('peer/declarations')
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir: declarations
  }
  const emitted = {...options, module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true}
  await compile('5.9', emptyFolder('peer/source'), {options: emitted, files: [join(folder, 'index.ts')]})
  writeFileSync(join(declarations, 'package.json'), '{}')
  return JSON.stringify(join(declarations, 'index.js'))
}

/** Yaku that mahjong-kun knows. */
const its = ['pinfu', 'tanyao', 'iipeikou', 'toitoi']
const isOfFew = ({score}) => score.yaku.every(({id}) => its.includes(id))

/** How many of the hands have the right points; the first is on the second line. */
function rightOf(cases, wrongLines, fits = () => true) {
  const right = cases.filter((one, index) => fits(one) && !wrongLines.has(index + 2))
  return `${right.length} of ${cases.filter(fits).length}`
}

/** One side of the table. */
async function figuresOf(name, importLine, typeOf, answerOf, cases) {
  const line = (one, index) => `export const answer${index}: ${typeOf(one)} = ${answerOf(one)}\n`
  const counted = async end => {
    const folder = emptyFolder(`peer/${name}`)
    writeFileSync(join(folder, '0.ts'), importLine + cases.slice(0, end).map(line).join('') + 'export {}\n')
    const {errors, figures} = await compile('7.0', folder, {measured: true})
    const wrongLines = new Set(errors.filter(({file}) => file === '0.ts').map(({line: at}) => at))
    return {count: figures.Instantiations, seconds: figures['Check time'], wrongLines}
  }
  const bare = await counted(0)
  const first = await counted(1)
  const all = await counted(cases.length)
  return {
    'first hand': first.count - bare.count,
    'each after it': Math.round((all.count - first.count) / (cases.length - 1)),
    [`${cases.length} hands, ms`]: Math.round((all.seconds - bare.seconds) * 1000),
    right: rightOf(cases, all.wrongLines),
    'right, hands with no other yaku than its own': rightOf(cases, all.wrongLines, isOfFew)
  }
}

async function beside() {
  const {values} = parseArgs({options: {peer: {type: 'string'}}, allowPositionals: true})
  const cases = hands()
  const ours = ['ours', `import type {Score} from '@tehai/riichi/types'\n`]
  const ourType = ({text, context}) => `Score<${JSON.stringify(text)}, {win: '${context.win}'}>['points']`
  const table = {'@tehai/riichi/types': await figuresOf(...ours, ourType, ({score}) => score.points, cases)}
  if (values.peer) {
    const theirs = [
      'kun',
      `import type {MahjongKun} from ${await kunDeclarations(resolve(process.env.INIT_CWD ?? '.', values.peer))}\n`
    ]
    table['mahjong-kun'] = await figuresOf(...theirs, asKun, ({score}) => kunPoints(score), cases)
  } else console.log('(no mahjong-kun: give its folder with --peer)')
  console.table(table)
  if (values.peer) keepFigures('peer', table)
}

await beside()
