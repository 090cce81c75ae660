import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Random, randomFrom } from '#components/artwork/shared/random.ts'
import { type Fate, good, slowAndBroken, startLine } from '#tests/support/connection.ts'
import { openPage } from '#tests/support/open-page.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { workerReady } from '#tests/support/worker.ts'

const broken = /Failed to (?:load|fetch)|dynamically imported|network error/

/** What a visitor does, as often as it stands here. */
const steps = ['link', 'link', 'link', 'type', 'type', 'back', 'back', 'menu'] as const

type Step = { kind: (typeof steps)[number] | 'reload'; at: number; word: string }

/** Runs in the browser: takes a step at once; the answer is the id of a field that got the word. */
function take({ kind, at, word }: Step): string {
  const behind = [...document.querySelectorAll('[inert]')]
  const seen = <Kind extends HTMLElement>(all: Iterable<Kind>) =>
    [...all].filter((one) => one.checkVisibility() && !behind.some((each) => each.contains(one)))
  const [area] = seen(document.querySelectorAll('textarea'))
  if (kind === 'reload') location.reload()
  else if (kind === 'menu')
    seen(document.querySelectorAll<HTMLElement>('header button'))[0]?.click()
  else if (kind === 'back' && history.state?.idx > 0) history.back()
  else if (kind === 'type' && area) {
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
    document.execCommand('insertText', false, `${word} `)
    return area.id
  } else {
    const links = seen(document.querySelectorAll('a')).filter(
      ({ origin, pathname, target }) =>
        origin === location.origin && !target && !pathname.includes('.'),
    )
    const contact = kind === 'type' && links.find(({ pathname }) => pathname === '/contact')
    const link = contact || links[Math.floor(at * links.length)]
    link?.click()
  }
  return ''
}

/** Runs in the browser: what a visitor has before them. */
function look(typed: readonly (readonly [word: string, field: string])[]) {
  const main = document.querySelector('main')
  const isDrawn = main?.querySelector('h1')?.checkVisibility() && main.innerText.length > 100
  const lost = typed.filter(([word, id]) => {
    const field = document.getElementById(id)
    return field instanceof HTMLTextAreaElement && !field.value.includes(word)
  })
  return {
    isDrawn,
    isStyled: document.styleSheets.length > 0,
    hasWays: document.links.length,
    lost,
  }
}

const whole = { isDrawn: true, isStyled: true, hasWays: expect.toSatisfy((n) => n > 5), lost: [] }

async function walk(page: Page, random: Random, count: number, kinds: readonly Step['kind'][]) {
  const typed: [word: string, field: string][] = []
  const isWhole = (what: string) =>
    expect.poll(() => page.evaluate(look, typed), { message: what }).toEqual(whole)
  for (let number = 1; number <= count; number += 1) {
    const [first = 'link', ...others] = kinds
    const step = {
      kind: random.pick([first, ...others]),
      at: random.between(0, 1),
      word: `w${number}.`,
    }
    // A page that is just being replaced takes no step.
    const field = await page.evaluate(take, step).catch(() => '')
    if (field) typed.push([step.word, field])
    await isWhole(`after step ${number}, ${step.kind}`)
    await pause(random.between(0, 600))
  }
  return { isWhole }
}

const all = Boolean(process.env['TEST_ALL'])
const walks = all
  ? ['first', 'second', 'third'].flatMap((seed) => [
      { seed, count: 40, who: 'somebody new' },
      { seed, count: 40, who: 'somebody who was here before' },
    ])
  : [{ seed: 'first', count: 8, who: 'somebody new' }]

for (const { seed, count, who } of walks) {
  test(
    `On a slow line that breaks at every fifth request ${who} loses nothing (${seed} walk)`,
    { timeout: 300_000 },
    async ({ browser, site, onTestFinished }) => {
      const isNew = who === 'somebody new'
      const random = randomFrom(seed)
      const line = await startLine(site.url)
      const { page, problems } = await openPage(browser, line.url, {
        width: random.pick([360, 1440]),
        serviceWorkers: isNew ? 'block' : 'allow',
        path: '',
      })
      onTestFinished(async () => {
        await page.context().close()
        await line.close()
      })
      await shellReady(page)
      if (!isNew) await workerReady(page)
      // A document that breaks is the browser’s to tell of, where no worker stands in for it.
      const isSpared: Fate = ({ headers }) => isNew && headers['sec-fetch-mode'] === 'navigate'
      line.become(slowAndBroken(seed, isSpared))
      const kinds = isNew ? steps : ([...steps, 'reload'] as const)
      const { isWhole } = await walk(page, random, count, kinds)

      line.become(good)
      const isLoading = () => page.evaluate(() => 'loading' in document.documentElement.dataset)
      await expect.poll(isLoading).toBe(false)
      for (const name of ['Contact', 'Home']) {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
        await page.locator(name === 'Home' ? '#inquiry-message' : '#contact-message').waitFor()
        await isWhole(`on ${name} at the end`)
      }
      expect(problems.filter((text) => !broken.test(text))).toEqual([])
    },
  )
}
