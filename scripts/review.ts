import { mkdir, writeFile } from 'node:fs/promises'
import { commentOf, reportHtml, reviewSite, summary } from '#scripts/report/review/index.ts'
import { runCommand } from '#scripts/system/command.ts'
import { UserError } from '#scripts/system/failure.ts'

const command = {
  name: 'npm run review',
  does: 'Builds the site at a commit (main, for example) and as it is now, and writes what differs: review/report.html for people, review/comment.md for a pull request. With a folder, compares with the site in its dist/ instead.',
  takes: ['<commit>', '[<folder that holds dist/>]'],
  options: {},
}

await runCommand(command, async (_, [ref, built]) => {
  if (ref === undefined)
    throw new UserError('expected a commit to compare with: npm run review -- main')
  const review = await reviewSite(process.cwd(), ref, built)
  await mkdir('review', { recursive: true })
  await writeFile('review/report.html', reportHtml(review))
  await writeFile('review/comment.md', commentOf(review))
  console.log(`${summary(review)}\nreview/report.html\nreview/comment.md`)
})
