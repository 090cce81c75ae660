import { routeOf } from '#content/kinds/routes.ts'
import { collectionKinds, kinds, isPageKind } from '#content/kinds/table.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import { listAt, valueAt } from '#scripts/read/fields/index.ts'
import { placeOfFile } from '#scripts/read/files/index.ts'
import { git } from '#scripts/system/git.ts'
import type { FaultIn } from '../rule.ts'
import type { Repository, RepositoryRules } from './check-repository.ts'

const folders = ['--', ...collectionKinds.filter(isPageKind).map((kind) => kinds[kind].folder)]

const text = `---
layout: text
title: Our team
description: The people who teach at the institute, and what each of them has done before.
hero:
  heading: Our team
---

We are three.
`

export const renamedRules: RepositoryRules = {
  check: renamedPages,
  rules: {
    'renamed-page': {
      severity: 'warning',
      does: 'A page that gets another name says which one it had.',
      bad: {
        before: { 'pages/team.mdx': text },
        files: { 'pages/people.mdx': `‸${text}` },
      },
      good: {
        before: { 'pages/team.mdx': text },
        files: { 'pages/people.mdx': text.replace('\n', '\nformerly: [/team]\n') },
      },
    },
  },
}

/**
 * Each page that git takes for a renamed one since the commit before the last one (of a
 * pull request its base), if the old address leads nowhere. None without git or a repository.
 */
async function renamedPages({ root, opened: { documents } }: Repository): Promise<FaultIn[]> {
  const options = ['-M', '--diff-filter=R', '--name-status', '-z', '--relative', 'HEAD^']
  const renames = await git(root, 'diff', ...options, ...folders).catch(() => '')
  const known = new Set(
    documents
      .flatMap((document) => [routeOf(document), ...listAt(document.fields, ['formerly'])])
      .map((address) => String(address).toLowerCase()),
  )
  return Array.from(renames.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)).flatMap(
    ([, before, now]): FaultIn[] => {
      const place = placeOfFile(before ?? '')
      const from = place.kind && routeOf(place)
      const document = documents.find(({ path }) => path === now)
      const isDraft = valueAt(document?.fields, ['draft']) === true
      if (!document || isDraft || from === undefined || known.has(from.toLowerCase())) return []
      return [[document, renamed(from, document)]]
    },
  )
}

function renamed(from: string, document: Document): LocalDiagnostic {
  const all = [...listAt(document.fields, ['formerly']), from].join(', ')
  return {
    rule: 'renamed-page',
    message: `this page was at ${from}, which leads nowhere now`,
    hint: `So that links and bookmarks still arrive, write this line among its fields: formerly: [${all}]`,
  }
}
