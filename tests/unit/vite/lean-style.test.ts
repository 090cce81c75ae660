import { expect, test } from 'vitest'
import { withoutIdleVariables } from '#scripts/vite/lean-style.ts'

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`

const again = (values: string) =>
  `@layer properties{@supports (a:b){*,:before,::backdrop{${values}}}}`

test('a variable that no class sets gives its place to its initial value', () => {
  const css = `${again('--tw-border-style:solid')}.a{border-style:var(--tw-border-style);top:0}${registered('--tw-border-style', 'solid')}`
  expect(withoutIdleVariables(css)).toBe('.a{border-style:solid;top:0}')
})

test('one without an initial value gives it to the fallback', () => {
  const css = `.a{line-height:var(--tw-leading,var(--text-h3))}${registered('--tw-leading')}`
  expect(withoutIdleVariables(css)).toBe('.a{line-height:var(--text-h3)}')
})

test('one that nothing reads is set no more', () => {
  const css = `.a{--tw-font-weight:600;font-weight:600}.b{--tw-font-weight:500}${registered('--tw-font-weight')}`
  expect(withoutIdleVariables(css)).toBe('.a{font-weight:600}.b{}')
})

test('variables that classes compose stay as they are, with their initial values', () => {
  const css =
    again('--tw-x:0;--tw-y:0') +
    '.a{--tw-x:1px;translate:var(--tw-x) var(--tw-y)}.b{--tw-y:1px;translate:var(--tw-x) var(--tw-y)}' +
    registered('--tw-x', '0') +
    registered('--tw-y', '0')
  expect(withoutIdleVariables(css)).toBe(css)
})

test('of two, the one that is never set goes and the other stays', () => {
  const css =
    again('--tw-x:0;--tw-y:0') +
    '.a{--tw-x:1px;translate:var(--tw-x) var(--tw-y)}' +
    registered('--tw-x', '0') +
    registered('--tw-y', '0')
  expect(withoutIdleVariables(css)).toBe(
    `${again('--tw-x:0;')}.a{--tw-x:1px;translate:var(--tw-x) 0}${registered('--tw-x', '0')}`,
  )
})
