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

/** A file by the name that a block says, as `recordReader` of core requests it; `nearFiles`: that of core. */
export function readFile(path, nearFiles) {
  const text = files.get(path.trim())
  if (text !== undefined) return {text, path}
  const near = nearFiles(path, {namesIn: () => [...files.keys()], isFile: name => files.has(name)})
  return {problem: 'missing', near}
}

/** The text of a file; one in gzip is unpacked. */
export async function textOfFile(file) {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = head[0] === 0x1f && head[1] === 0x8b
  const stream = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
  return new Response(stream).text()
}
