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
  const { ref, maxPhotos, out } = readArguments(process.argv.slice(2))
  const review = await reviewSite(process.cwd(), ref, maxPhotos, console.log)
  const report = reportHtml(review)
  await mkdir(out, { recursive: true })
  await writeFile(path.join(out, 'report.html'), report)
  await writeFile(path.join(out, 'comment.md'), commentOf(review))
  console.log(isUnchanged(review.change) ? 'Nothing differs.' : summary(review.change))
  console.log(`${path.join(out, 'report.html')} (${size(Buffer.byteLength(report))})`)
  console.log(path.join(out, 'comment.md'))
})

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        photos: { type: 'string', default: '12' },
        out: { type: 'string', default: 'review' },
      },
    })
    const [ref, extra] = positionals
    const isNumber = /^\d+$/.test(values.photos)
    if (ref === undefined || extra !== undefined || !isNumber) throw new Error('')
    return { ref, maxPhotos: Number(values.photos), out: values.out }
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message.split('\n')[0] : ''} ${usage}`.trim())
  }
}
