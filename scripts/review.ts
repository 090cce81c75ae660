import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './system/command.ts'
import { Stop } from './system/failure.ts'
import {
  commentOf,
  isUnchanged,
  reportHtml,
  reviewSite,
  size,
  summary,
} from '#scripts/report/review/index.ts'

const usage = 'Usage: npm run review -- <git ref> [--photos 12] [--out FOLDER]'

/**
 * `npm run review -- main` builds the site at a commit and as it is now, and writes what differs:
 * review/report.html for people, review/comment.md for a pull request.
 */
await runCommand(async () => {
  const { ref, photos, out } = readArguments(process.argv.slice(2))
  const review = await reviewSite({ root: process.cwd(), ref, photos, say: console.log })
  const report = reportHtml(review)
  await mkdir(out, { recursive: true })
  await writeFile(path.join(out, 'report.html'), report)
  await writeFile(path.join(out, 'comment.md'), commentOf(review))
  console.log(isUnchanged(review.change) ? 'Nothing differs.' : summary(review))
  for (const notice of review.notices) console.log(notice)
  console.log(`${path.join(out, 'report.html')} (${size(Buffer.byteLength(report))})`)
  console.log(path.join(out, 'comment.md'))
})

function readArguments(args: string[]) {
  const options = {
    photos: { type: 'string', default: '12' },
    out: { type: 'string', default: 'review' },
  } as const
  const { values, positionals } = parse()
  const [ref, extra] = positionals
  const photos = Number(values.photos)
  if (ref === undefined || extra !== undefined || !Number.isInteger(photos) || photos < 0)
    throw new Stop(usage)
  return { ref, photos, out: values.out }

  function parse() {
    try {
      return parseArgs({ args, options, allowPositionals: true })
    } catch (error) {
      throw new Stop(`${error instanceof Error ? error.message.split('\n')[0] : ''} ${usage}`)
    }
  }
}
