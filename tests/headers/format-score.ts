import type { Report } from './observatory.ts'

/** Points that no build of a static site can earn. */
const leftOut = [
  '+5  HSTS preloading: the owner of the domain asks for it at hstspreload.org',
  '+5  cookies sent safely: the site sets none',
]

const signed = (points: number) => (points > 0 ? `+${points}` : String(points)).padStart(3)

/** True if nothing is missing that a static site can have. */
export const isFullScore = ({ scan, tests }: Report): boolean =>
  scan.grade === 'A+' && Object.values(tests).every(({ pass }) => pass) && scan.score >= fullScore

/** 100, and 10 for the policy, 10 for CORP, 5 each for referrers, integrity and frames. */
const fullScore = 135

/** The score, each item with its points, and what is left out. */
export function formatScore(report: Report): string {
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
