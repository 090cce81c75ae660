import { expect, it } from 'vitest'
import { formatLaunch, launchList } from '#scripts/report/launch/index.ts'
import { formatReport, formatUnpublished } from '#scripts/report/terminal/index.ts'
import { today } from '#scripts/read/files/index.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { check, page, program, programPath, siteFolder } from '../small-site.ts'
import { all } from '#tests/run/all.ts'

/** What steers a terminal, and what GitHub's runner takes for a command. */
const attacks = [
  '\u001B[2J\u001B]0;title\u0007',
  '\u009B2J\u007F\u0008',
  '\u202Eesrever\u2066',
  '\n::error::told by a value',
  '\r::stop-commands::word',
  '\n \u2003\u200D::add-mask::e',
  'x ##[group]y ##[add-mask]e',
]

const nasty = attacks.join('')

/** A site whose values, names of fields, texts and names of files are attacks. */
const site = () =>
  siteFolder({
    [programPath]: program({
      location: JSON.stringify(nasty),
      toSupply: '[location]',
      [JSON.stringify(`field${nasty}`)]: '1',
      summary: `${JSON.stringify(`Words${nasty}`)}`,
    }),
    [`content/programs/file${nasty}.mdx`]: program({ id: '2', order: '2' }),
    'content/faqs/over.mdx': `---\nquestion: Is it?\norder: 1\npublishUntil: 2020-02-28\n---\n\nIt is.\n`,
    'pages/a.mdx': page(`The the end.${nasty}\n\n[A${nasty}](/nowhere##[error])`),
    [`public/evil${nasty}.html`]: '',
  })

/** Lines that would command a terminal or the runner, besides annotations with `file` and `line`. */
const commandsIn = (printed: string) =>
  printed
    .split(/[\n\r]/)
    .filter((line) => /[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]|^[\s\p{Cf}]*::|##\[/u.test(line))
    .filter(
      (line) =>
        !/^::(?:error|warning) file=[^:,]+,line=\d+,col=\d+,(?:endColumn=\d+,)?title=[a-z-]+::/.test(
          line,
        ),
    )

it.for([['check', '--no-prose', '--fix'], ...(all ? [['launch', nasty]] : [])])(
  'no text of a writer commands a terminal or a workflow: %j',
  async (args) => {
    const place = { cwd: await site(), env: { GITHUB_ACTIONS: 'true' } }
    const { stdout, stderr } = runCommand(args, place)
    expect(commandsIn(`${stdout}\n${stderr}`)).toEqual([])
    expect(`${stdout}${stderr}`).not.toBe('')
  },
)

it('nor does it in what the other commands print', async () => {
  const root = await site()
  const launch = await launchList(root, today(root))
  const texts = [formatUnpublished(launch.unpublished, today(root)), formatLaunch(launch)]
  for (const printed of texts) {
    expect(printed).not.toBe('')
    expect(commandsIn(printed)).toEqual([])
  }
})

it('shows control characters at their place, in one line', async () => {
  const location = JSON.stringify(`${'x'.repeat(90)}\u001B[2J`)
  const { diagnostics } = await check({ [programPath]: program({ location }) })
  const [diagnostic] = diagnostics
  if (!diagnostic) throw new Error('no fault')
  const message = 'got "\u001B[2J\n::error::\u0085\u202E##[x]'
  expect(formatReport([{ ...diagnostic, message }])).toContain('got "␛[2J␊::error::��# #[x]')
  const elsewhere = { ...diagnostic, message, path: 'a,b:c\u001B\n::d' }
  expect(formatReport([elsewhere], true)).toMatch(
    /^::error file=a%2Cb%3Ac␛%0A%3A %3Ad,line=\d+,.*::location: got "␛\[2J%0A: :error::��# #\[x\]/m,
  )
})
