export { commentOf, reportHtml, summary } from './review-html.tsx'
export { reviewSite } from './review-site.ts'
