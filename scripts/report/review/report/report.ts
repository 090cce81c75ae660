import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Report } from './Report.tsx'
import type { Review } from '../review.ts'

/** Without it both looks stand below each other. */
const script = `for (const photo of document.querySelectorAll('.photo')) {
  const [slider, looks] = [photo.querySelector('input'), photo.querySelector('.looks')]
  const show = () => looks.style.setProperty('--at', slider.value + '%')
  photo.classList.add('slides')
  slider.addEventListener('input', show)
  show()
}`

const hash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`

/** The report as one file that asks nobody for anything; what the pages say in it cannot run. */
export function reportHtml(review: Review): string {
  const style = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8')
  const body = renderToStaticMarkup(createElement(Report, { review }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changes on the site</title>
<style>${style}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`
}
