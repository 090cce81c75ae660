import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/site-copy.ts'

/** Code files of the repository, generated ones left out. */
const files = projectFiles().filter((file) => /\.(?:tsx?|mjs|css|typ)$/.test(file))

const specifier = /(?:\bfrom\s|\bimport\s|\bimport\()\s*'([#.][^']+)'/g

/** The files that a file imports, types included. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(specifier)].flatMap(([, name = '']) => {
    const target = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)
    return files.includes(target) ? [target] : []
  })
}

type Edge = readonly [from: string, to: string]

const edges: Edge[] = files
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .flatMap((file) => importsOf(file).map((target): Edge => [file, target]))

/** Without tests, and without vite.config.ts, which loads as little as it can. */
const ownEdges = edges.filter(([from]) => /^(?:components|content|pages|scripts)\//.test(from))

/** A folder imports those above it in this list only, and none beside it. A new folder is named here. */
const order = [
  ['content'],
  ['scripts/system', 'scripts/patches'],
  ['scripts/read'],
  ['components'],
  ['scripts/hosts', 'scripts/outputs'],
  ['scripts/check', 'scripts/render'],
  ['scripts/write'],
  ['scripts/report'],
  ['scripts/build'],
  ['scripts/serve'],
  ['pages', 'scripts'],
  ['tests'],
]

/** `scripts/read` of a file below it, `scripts` of a command. */
const roomOf = (file: string) => /^scripts\/[^/]+(?=\/)|^[^/]+/.exec(file)?.[0] ?? ''
const levelOf = (file: string) => order.findIndex((rooms) => rooms.includes(roomOf(file)))

/** The imports that are part of a circle, or lead from one circle to another. */
function circles(edges: readonly Edge[]): string[] {
  const importers = new Set(edges.map(([from]) => from))
  const imported = new Set(edges.map(([, to]) => to))
  const left = edges.filter(([from, to]) => imported.has(from) && importers.has(to))
  if (left.length < edges.length) return circles(left)
  return [...new Set(left.map((edge) => edge.join(' imports ')))]
}

/** The folders side by side that an import leads between, `scripts/read` and `scripts/render` for example. */
function betweenFolders([from, to]: Edge): Edge[] {
  const [own, other] = [from.split('/'), to.split('/')]
  const depth = own.findIndex((name, level) => name !== other[level]) + 1
  if (depth >= own.length || depth >= other.length) return []
  return [[own.slice(0, depth).join('/'), other.slice(0, depth).join('/')]]
}

/** The outermost folder with an `index.ts` that an import enters. */
function enteredRoom([from, to]: Edge): string | undefined {
  const names = path.dirname(to).split('/')
  return names
    .map((_, level) => names.slice(0, level + 1).join('/'))
    .find((folder) => !from.startsWith(`${folder}/`) && files.includes(`${folder}/index.ts`))
}

test('folders import only those above them in the list', () => {
  const upwards = ownEdges.filter(
    ([from, to]) => roomOf(from) !== roomOf(to) && to.includes('/') && levelOf(to) >= levelOf(from),
  )
  expect(upwards.map((edge) => edge.join(' imports '))).toEqual([])
})

test('components import no scripts, which browsers can’t run', () => {
  const imports = edges.filter(
    ([from, to]) => from.startsWith('components/') && to.startsWith('scripts/'),
  )
  expect(imports).toEqual([])
})

test('no modules import each other in a circle', () => {
  expect(circles(ownEdges)).toEqual([])
})

test('no folders import each other in a circle', () => {
  expect(circles(ownEdges.flatMap(betweenFolders))).toEqual([])
})

test('another folder is imported through its index.ts', () => {
  const past = ownEdges.filter((edge) => {
    const room = enteredRoom(edge)
    return room !== undefined && edge[1] !== `${room}/index.ts`
  })
  expect(past.map((edge) => edge.join(' imports '))).toEqual([])
})

test('no folder has more than 14 code files', () => {
  const sizes = new Map<string, number>()
  for (const file of files) {
    const folder = path.dirname(file)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  expect([...sizes].filter(([, size]) => size > 14)).toEqual([])
})
