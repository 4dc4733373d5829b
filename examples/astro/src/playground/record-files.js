/**
 * Files of game records that were opened: kept as long as the page is open, by the names that blocks call them.
 */
const files = new Map()

/** Keep a record; gives the name under which blocks find it. */
export function keepFile(name, text) {
  const plain = name.replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'game'
  files.set(plain, text)
  return plain
}

/** A file by the name that a block says, as `recordReader` of core requests it. */
export function readFile(path) {
  const text = files.get(path.trim())
  return text === undefined ? {problem: 'missing'} : {text, path}
}

/** The text of a file; one in gzip is unpacked. */
export async function textOfFile(file) {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = head[0] === 0x1f && head[1] === 0x8b
  const stream = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
  return new Response(stream).text()
}
