/** Licences (SPDX) that let anybody use, change and pass on, for what reaches visitors too. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Zlib',
])

/** Those of tools besides, which run while the site is written and built and are not passed on with it. */
const ofTools = new Set([
  'CC-BY-4.0',
  'CC BY-SA 4.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
])

/**
 * Whether a licence, one or an SPDX expression of OR and AND, is one that this project accepts, for a
 * tool or for a package that reaches visitors.
 */
export function isAllowed(licence: string, { tool }: { tool: boolean }): boolean {
  const isKnown = (name: string) => permissive.has(name) || (tool && ofTools.has(name))
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => isKnown(name.trim())))
}
