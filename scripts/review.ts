import { mkdir, writeFile } from 'node:fs/promises'
import { commentOf, reportHtml, reviewSite, summary } from '#scripts/report/review/index.ts'
import { runCommand } from './system/command.ts'
import { Stop } from './system/failure.ts'

/**
 * `npm run review -- main` builds the site at a commit and as it is now, and writes what differs:
 * review/report.html for people, review/comment.md for a pull request. `-- main FOLDER` compares with
 * the site in FOLDER/dist instead.
 */
await runCommand(async () => {
  const [ref, built, ...rest] = process.argv.slice(2)
  if (ref === undefined || rest.length > 0)
    throw new Stop('Usage: npm run review -- <git ref> [<folder that holds dist/>]')
  const review = await reviewSite(process.cwd(), ref, built)
  await mkdir('review', { recursive: true })
  await writeFile('review/report.html', reportHtml(review))
  await writeFile('review/comment.md', commentOf(review))
  console.log(`${summary(review)}\nreview/report.html\nreview/comment.md`)
})
