/**
 * Regions of docs/minijong.md: the example, and the playground with the example and all of the types in its link.
 */
import {readFileSync} from 'node:fs'
import lzString from 'lz-string'
import {fenced} from './region.js'

const {compressToEncodedURIComponent} = lzString

const example = `// prettier-ignore
const point: MinijongKun<
  ['o2', 'o3', 'o4', 'I2', 'I3', 'I4', 'C4', 'C5', 'C6', 'I5', 'I6', 'I7', 'o4', 'o4'], 'o3'
> = '1300' // '1600' does not compile

// Rest the pointer on a name: the compiler has worked it out.
type Nine = ['C1', 'C1', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C9', 'C9']
type NineWaits = Waits<Nine>
type TwoReadings = Readings<
  ['o1', 'o1', 'o1', 'o2', 'o2', 'o2', 'o3', 'o3', 'o3', 'I5', 'I6', 'I7', 'C9', 'C9']
>
type Runs = ['o1', 'o1', 'o2', 'o2', 'o3', 'o3', 'I5', 'I6', 'I7', 'C7', 'C8', 'C9', 'C9', 'C9']
type BothWaits = Worths<Runs, 'C9'>
type Dealer = PointsOf<3, 40, 'east'>
`

/** The example and the types, which import nothing. */
export function playgroundCode() {
  const source = readFileSync(new URL('../../packages/riichi/src/minijong.ts', import.meta.url), 'utf8')
  return `${example}\n${source}`
}

export const playgroundLink = () =>
  `https://www.typescriptlang.org/play/?#code/${compressToEncodedURIComponent(playgroundCode())}`

export function regions() {
  return {
    example: fenced(example.trimEnd(), 'ts'),
    playground: `[Open the example and all of the types in the TypeScript playground](${playgroundLink()})`
  }
}
