import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Code files of the repository, generated ones left out. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|typ)$/.test(file) && existsSync(file))

const specifier = /(?:\bfrom\s|\bimport\s|\bimport\()\s*'([#.][^']+)'/g

/** The files that a file imports, types included. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(specifier)].flatMap(([, name = '']) => {
    const target = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)
    return files.includes(target) ? [target] : []
  })
}

// What is still to do; these lists only get shorter.
const knownModuleCircles = new Set<string>([])
const knownFolderCircles = new Set<string>([])
const knownPastIndex = new Set<string>([
  'components/shell/footer/FooterContent.server.tsx imports components/fonts/name.ts',
  'components/shell/header/HomeLink.tsx imports components/fonts/name.ts',
  'components/shell/header/header-data.server.ts imports components/artwork/media.ts',
  'components/ui/Portrait.tsx imports components/artwork/media.ts',
  'components/ui/Weaving.tsx imports components/artwork/media.ts',
  'components/ui/page-media.ts imports components/artwork/media.ts',
  'scripts/render/page-at.tsx imports components/layouts/OfflinePage.tsx',
  'scripts/render/page-at.tsx imports components/layouts/ProgramLayout.tsx',
  'scripts/render/page-at.tsx imports components/layouts/types.ts',
  'scripts/render/shell.tsx imports components/artwork/media.ts',
  'scripts/report/prose/check-prose.ts imports scripts/report/prose/rules/sentences.ts',
])
const knownFullFolders = new Set<string>([])

type Edge = readonly [from: string, to: string]

const edges: Edge[] = files
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .flatMap((file) => importsOf(file).map((target): Edge => [file, target]))

/** Without tests, and without vite.config.ts, which loads as little as it can. */
const ownEdges = edges.filter(([from]) => /^(?:components|content|pages|scripts)\//.test(from))

/** Groups whose members all lead to each other (Tarjan's strongly connected components). */
function circles(edges: readonly Edge[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const [from, to] of edges) targets.set(from, [...(targets.get(from) ?? []), to])
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.size - 1)
    stack.push(node)
    for (const next of targets.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) === index.get(node)) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) found.push(group.toSorted())
    }
  }
  for (const node of targets.keys()) if (!index.has(node)) visit(node)
  return found
}

/** The folders side by side that an import leads between, `scripts/content` and `scripts/render` for example. */
function betweenFolders([from, to]: Edge): Edge[] {
  const [own, other] = [from.split('/'), to.split('/')]
  const depth = own.findIndex((name, level) => name !== other[level]) + 1
  if (depth >= own.length || depth >= other.length) return []
  return [[own.slice(0, depth).join('/'), other.slice(0, depth).join('/')]]
}

/** Public beside an `index.ts` that loads much: the names of the fonts without the compiler, and the Markdown parsers. */
const alsoPublic = new Set(['scripts/make/typst/families.ts', 'scripts/content/markdown.ts'])

/** The outermost folder with an `index.ts` that an import enters. */
function enteredRoom([from, to]: Edge): string | undefined {
  const names = path.dirname(to).split('/')
  return names
    .map((_, level) => names.slice(0, level + 1).join('/'))
    .find((folder) => !from.startsWith(`${folder}/`) && files.includes(`${folder}/index.ts`))
}

test('no modules import each other in a circle', () => {
  const found = circles(ownEdges).flat()
  expect(found.filter((file) => !knownModuleCircles.has(file))).toEqual([])
})

test('no folders import each other in a circle', () => {
  const found = circles(ownEdges.flatMap(betweenFolders)).flat()
  expect(found.filter((folder) => !knownFolderCircles.has(folder))).toEqual([])
})

test('another folder is imported through its index.ts', () => {
  const past = ownEdges.filter((edge) => {
    const room = enteredRoom(edge)
    return room !== undefined && edge[1] !== `${room}/index.ts` && !alsoPublic.has(edge[1])
  })
  const found = past.map((edge) => edge.join(' imports '))
  expect(found.filter((one) => !knownPastIndex.has(one))).toEqual([])
})

test('nothing imports a command', () => {
  const commands = edges.filter(([, to]) => /^scripts\/[^/]+$/.test(to))
  expect(commands).toEqual([])
})

test('no folder has more than 14 code files', () => {
  const sizes = new Map<string, number>()
  for (const file of files) {
    const folder = path.dirname(file)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  const full = [...sizes].filter(([, size]) => size > 14)
  const found = full.map(([folder]) => folder)
  expect(found.filter((folder) => !knownFullFolders.has(folder))).toEqual([])
})
