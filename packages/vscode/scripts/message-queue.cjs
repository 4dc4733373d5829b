/**
 * In place of the linked map of vscode-jsonrpc in the bundle: its connection keeps a queue of messages by id, and takes
 * the oldest message first.
 */
class LinkedMap extends Map {
  /** The oldest value, which is removed; `undefined` if there is none. */
  shift() {
    const [oldest] = this
    if (oldest === undefined) return undefined
    this.delete(oldest[0])
    return oldest[1]
  }
}

exports.LinkedMap = LinkedMap
