import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  ReviewStopped,
  commentOf,
  isNothing,
  reportHtml,
  reviewSite,
  size,
  summary,
} from '#scripts/report/review/index.ts'

const usage = 'Usage: npm run review -- <git ref> [--photos 12] [--out FOLDER]'

/**
 * `npm run review -- main` builds the site at a commit and as it is now, and writes what differs:
 * review/report.html for a person, review/comment.md for a pull request.
 */
async function review(args: readonly string[]): Promise<void> {
  const options = {
    photos: { type: 'string', default: '12' },
    out: { type: 'string', default: 'review' },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [ref, extra] = positionals
  const photos = Number(values.photos)
  if (ref === undefined || extra !== undefined || !Number.isInteger(photos) || photos < 0)
    throw new ReviewStopped(usage)
  const result = await reviewSite({ root: process.cwd(), ref, photos, say: console.log })
  const report = reportHtml(result)
  await mkdir(values.out, { recursive: true })
  await writeFile(path.join(values.out, 'report.html'), report)
  await writeFile(path.join(values.out, 'comment.md'), commentOf(result))
  console.log(isNothing(result.change) ? 'Nothing differs.' : summary(result))
  for (const notice of result.notices) console.log(notice)
  console.log(`${path.join(values.out, 'report.html')} (${size(Buffer.byteLength(report))})`)
  console.log(path.join(values.out, 'comment.md'))
}

try {
  await review(process.argv.slice(2))
} catch (error) {
  const isBadCall =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (error instanceof ReviewStopped) console.error(error.message)
  else if (isBadCall) console.error(`${error.message.split('\n')[0]} ${usage}`)
  else console.error(error)
  process.exitCode = 1
}
