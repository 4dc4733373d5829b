/**
 * Messages of Markdown files in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  'almost-directive': {
    text: '`{actual}` {what}，只会显示为普通文字',
    words: {
      what: {
        width: '里有全角符号',
        name: '的名称不对',
        brackets: '用的括号不是 `[ ]`',
        escape: '的括号前面有反斜杠',
        around: '把名称也写在了括号里',
        element: '写成了 HTML 标签',
        blank: '的括号前面有空格',
        apart: '的冒号后面有空格',
        options: '的选项写法不对',
        colon: '的名称前面没有冒号',
        open: '缺少方括号'
      }
    }
  },
  'almost-fence': '语言名为 `{actual}` 的代码块会原样显示为代码',
  'short-fence': '`{lang}` 前面有{count}个反引号；前后各用三个反引号围住才会画成图，现在会原样显示',
  'fence-marks':
    '`{lang}` 前面的 `{marks}` 不是半角反引号；前后各用三个反引号围住才会画成图，现在只会显示为普通文字',
  'detached-attributes': {
    text: '`{actual}` {what}，只会显示为普通文字；选项要紧接在 `]` 后面，用 `{` 和 `}` 括起来',
    words: {
      what: {
        blank: '前面有空格',
        brackets: '用的括号不是 `{ }`',
        unclosed: '没有用 `}` 结束',
        second: '有两对花括号'
      }
    }
  },
  'label-in-cells': '`{written}` 里的 `|` 会结束表格的单元格；请不要用 `|`，或者写成 `\\|`',
  'unclosed-fence': {
    text: '这一块没有结束；请在最后一行下面另起一行，只写{count}个{mark}',
    words: {mark: {'`': '反引号', '~': '波浪号', ':': '冒号'}}
  },
  'bad-colons': '`{actual}` 的冒号数目不对；在行内用一个，独占一行时用两个',
  'block-in-html': '`{lang}` 紧接在 HTML 后面，不会作为块读取；请在它前面空一行',
  'unread-html': '`<{element}>` 里不能放图片，`{actual}` 会显示为文字',
  'bad-yaml': '文件头里的 `{actual}` 不是正确的 YAML：{why}',
  'misspelt-game': '文件头里没有 `{key}` 这个项目，它下面的选项不会生效'
}
