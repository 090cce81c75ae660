import { parseArgs } from 'node:util'
import { createContentStore } from './content/load.ts'
import { printReport } from './content/report.ts'

/**
 * `npm run check [-- --root DIR] [--json]`: is the content free of faults?
 * Exit code 0 with one line, or 1 with every fault.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: process.cwd() },
    json: { type: 'boolean', default: false },
  },
})

const { content, faults, placeholders } = await createContentStore(values.root).read()

if (values.json) {
  process.stdout.write(`${JSON.stringify({ faults, placeholders })}\n`)
} else {
  printReport(faults)
}

if (!content) {
  process.exitCode = 1
} else if (!values.json) {
  const { pages, programs, highlights, testimonials, faqs, partners } = content
  const files = [pages, programs, highlights, testimonials, faqs, partners].flat().length + 1
  console.log(`${files} files of content, no faults, ${placeholders.length} placeholders.`)
}
