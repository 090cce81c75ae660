/** Permissive licences (SPDX), for tools and for what reaches visitors. */
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

/** Licences of tools only, which aren't distributed with the site. */
const forTools = new Set([
  'CC-BY-4.0',
  'CC BY-SA 4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
])

/** True if the project accepts a licence, or an SPDX expression of OR and AND. */
export function isAllowed(licence: string, { tool }: { tool: boolean }): boolean {
  const isKnown = (name: string) => permissive.has(name) || (tool && forTools.has(name))
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => isKnown(name.trim())))
}
