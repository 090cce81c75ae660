import type { Report } from './observatory.ts'

/** Points that the scorer has to give, of which no build can earn more; why, in words. */
const leftOut = [
  '+5  HSTS preloading: asked for at hstspreload.org, for a whole public domain, by its owner',
  '+5  cookies sent safely: the site sets none',
]

const signed = (points: number) => (points > 0 ? `+${points}` : String(points)).padStart(3)

/** Whether nothing is missing that a static site can have. */
export const isFullMark = ({ scan, tests }: Report): boolean =>
  scan.grade === 'A+' && Object.values(tests).every(({ pass }) => pass) && scan.score >= fullScore

/** 100, and 10 for the policy, 10 for CORP, 5 each for referrers, integrity and frames. */
const fullScore = 135

/** The mark, each item with its points, and what is left out. */
export function formatMark(report: Report): string {
  const { scan, tests } = report
  const items = Object.entries(tests).map(
    ([name, { pass, result, scoreModifier }]) =>
      `${pass ? '  ' : '✗ '}${signed(scoreModifier)}  ${name.padEnd(30)} ${result}`,
  )
  return [
    `${scan.grade}, ${scan.score} points of the ${fullScore} that a static site can have`,
    ...items,
    '',
    'Left out:',
    ...leftOut.map((line) => `   ${line}`),
    '',
  ].join('\n')
}
