/** Uses of the plugin that must compile, and some that must not; `types.test.js` compiles it. */
import MarkdownIt from 'markdown-it'
import tehai, {type Options} from 'markdown-it-tehai'

export const md: ReturnType<typeof MarkdownIt> = new MarkdownIt()
  .use(tehai)
  .use(tehai, {rules: 'tenhou', onError: 'throw'})

export const options: readonly Options[] = [
  {rules: 'tenhou, no kuitan'},
  {rules: '天鳳、喰いタンなし'},
  {rules: 'no kuitan'},
  {rules: {preset: 'm-league', kuitan: false, rons: 2}},
  // @ts-expect-error -- no such preset
  {rules: 'tenho'},
  // @ts-expect-error -- no such rule
  {rules: {kuitann: false}},
  // @ts-expect-error -- not a value of the rule
  {rules: {kuitan: 'yes'}},
  // @ts-expect-error -- no such option
  {dialekt: 'mpsz'}
]
