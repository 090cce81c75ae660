/** Adds an element to another one. */
export function add<K extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  const element = Object.assign(parent.ownerDocument.createElement(name), properties)
  parent.append(element)
  return element
}
