export { commentOf } from './comment.tsx'
export { summary } from './overview.tsx'
export { reportHtml } from './report.tsx'
export { reviewSite } from './review-site.ts'
