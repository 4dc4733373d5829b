/**
 * Elements, made in one expression.
 */

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** An element; attributes of `false`, `null` and `undefined` are left out, `true` is written without a value. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value == null) continue
    made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

/** Write an attribute, or remove it. */
export function setAttribute(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name)
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value)
}

/** Put exactly these children into an element; those that are there already keep their places. */
export function setChildren(parent: Element, children: readonly Node[]): void {
  const wanted = new Set(children)
  for (const child of Array.from(parent.childNodes)) if (!wanted.has(child)) child.remove()
  children.forEach((child, index) => {
    if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null)
  })
}
