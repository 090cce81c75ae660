/** How a field and its value are written where they stand. */
export type Notation = (name: string | number, value: string | number | boolean) => string

/** `title: 5 days`, `title: "5"`, `order: 5`; an entry of a list begins with a hyphen. */
export const yamlNotation: Notation = (name, value) => {
  const text = typeof value === 'string' && plainInYaml(value) ? value : JSON.stringify(value)
  return typeof name === 'number' ? `- ${text}` : `${name}: ${text}`
}

/** `title="5 days"`, `level={5}`. */
export const propNotation: Notation = (name, value) =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`

/** Text that YAML takes for text without quotation marks. */
const plainInYaml = (text: string) =>
  !/^(?:true|false|null|~|[-+.\d]*)$/.test(text) &&
  /^[\p{L}\p{N}/+(]/u.test(text) &&
  !/: |:$| #/.test(text)
