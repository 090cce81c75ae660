import type { Plugin } from 'vite'

/** A declaration with what ends it: `--tw-x:1;`. */
const declaration = (name: string) => new RegExp(`(?<=[{;])${name}:[^;}]*(?:;|(?=\\}))`, 'g')

/** A use, whose fallback may hold one pair of parentheses: `var(--tw-x,var(--y))`. */
const use = (name: string) =>
  new RegExp(String.raw`var\(${name}(?:,((?:[^()]|\([^()]*\))*))?\)`, 'g')

/** Tailwind's `@property --tw-x{…}`, and the same initial values again for browsers without it. */
const registration = /@property (--tw-[\w-]+)\{([^}]*)\}/g
const again = /@layer properties\{@supports [^{]*\{[^{]*\{([^}]*)\}\}\}/

/**
 * Tailwind composes properties such as `box-shadow` of variables, one for each kind of class that
 * may have a part in it. Puts the initial values of those that no class of this sheet sets in their
 * place, and takes out those that none reads; what is left composes as before.
 * Takes and gives minified CSS.
 */
export function withoutIdleVariables(css: string): string {
  const rules = css.replace(again, '').replaceAll(registration, '')
  const initial = new Map(
    [...css.matchAll(registration)].map(([, name = '', body = '']) => [
      name,
      /initial-value:([^;]*)/.exec(body)?.[1],
    ]),
  )
  const names = new Set(rules.match(/--tw-[\w-]+/g))
  let lean = css
  for (const name of names) {
    if (declaration(name).test(rules)) continue
    lean = lean.replaceAll(
      use(name),
      (whole, fallback?: string) => initial.get(name) ?? fallback ?? whole,
    )
  }
  for (const name of new Set([...names, ...initial.keys()])) {
    if (use(name).test(lean)) continue
    lean = lean
      .replaceAll(declaration(name), '')
      .replaceAll(registration, (whole, registered) => (registered === name ? '' : whole))
  }
  return lean.replace(again, (whole, values: string) => (values === '' ? '' : whole))
}

/** Vite plugin that takes idle variables out of the style sheet; stands after Tailwind's. */
export function leanStyle(): Plugin {
  return {
    name: 'lean-style',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) =>
        code.includes('--tw-') ? { code: withoutIdleVariables(code), map: null } : undefined,
    },
  }
}
