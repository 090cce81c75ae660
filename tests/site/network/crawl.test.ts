import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Random, randomFrom } from '#components/artwork/shared/random.ts'
import {
  brokenNetwork,
  goodNetwork,
  type Network,
  startConnection,
} from '#tests/support/connection.ts'
import { footerLink, isLoading } from '#tests/support/navigate.ts'
import { test } from '#tests/support/site.ts'
import { workerReady } from '#tests/support/worker.ts'

const broken = /Failed to (?:load|fetch)|dynamically imported|network error/

/** What a visitor does, as often as it is listed. */
const steps = ['link', 'link', 'link', 'type', 'type', 'back', 'back', 'menu'] as const

type Step = { kind: (typeof steps)[number] | 'reload'; at: number; word: string }

/** Runs in the browser: takes a step and returns the id of the field that got the word. */
function take({ kind, at, word }: Step): string {
  const behind = [...document.querySelectorAll('[inert], :has(.panel:popover-open) ~ *')]
  const seen = <Kind extends HTMLElement>(all: Iterable<Kind>) =>
    [...all].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !behind.some((each) => each.contains(one)),
    )
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

/** Runs in the browser: what a visitor sees. */
function look(typed: readonly (readonly [word: string, field: string])[]) {
  const main = document.querySelector('main')
  const isCovered = document.querySelector('.panel:popover-open') !== null
  const isDrawn = main?.querySelector('h1')?.checkVisibility() && main.innerText.length > 100
  const lost = typed.filter(([word, id]) => {
    const field = document.getElementById(id)
    return field instanceof HTMLTextAreaElement && !field.value.includes(word)
  })
  return {
    isDrawn: isCovered || isDrawn,
    isStyled: document.styleSheets.length > 0,
    ways: document.links.length,
    lost,
  }
}

const whole = { isDrawn: true, isStyled: true, ways: expect.toSatisfy((n) => n > 5), lost: [] }

async function walk(page: Page, random: Random, count: number, kinds: readonly Step['kind'][]) {
  const typed: [word: string, field: string][] = []
  const expectWhole = (what: string) =>
    expect.poll(() => page.evaluate(look, typed), { message: what }).toEqual(whole)
  for (let n = 1; n <= count; n += 1) {
    const [first = 'link', ...others] = kinds
    const step = {
      kind: random.pick([first, ...others]),
      at: random.between(0, 1),
      word: `w${n}.`,
    }
    // A page that is being replaced takes no step.
    const field = await page.evaluate(take, step).catch(() => '')
    if (field) typed.push([step.word, field])
    await expectWhole(`after step ${n}, ${step.kind}`)
    await pause(random.between(0, 600))
  }
  return { expectWhole }
}

const walks = ['first', 'second', 'third'].flatMap((seed) =>
  ['a first visit', 'a later visit'].map((visit) => ({ seed, visit })),
)

for (const { seed, visit } of walks) {
  test(
    `On a slow network where every fifth request breaks, ${visit} loses nothing (${seed} walk)`,
    { timeout: 600_000 },
    async ({ newPage, site, onTestFinished }) => {
      const isFirst = visit === 'a first visit'
      const random = randomFrom(seed)
      const connection = await startConnection(site.url)
      onTestFinished(connection.close)
      const page = await newPage({
        baseURL: connection.url,
        width: random.pick([360, 1440]),
        serviceWorkers: isFirst ? 'block' : 'allow',
        path: '',
        expected: [broken],
      })
      if (!isFirst) await workerReady(page)
      // Without a worker, the browser itself reports a document that breaks.
      const isSpared: Network = ({ headers }) => isFirst && headers['sec-fetch-mode'] === 'navigate'
      connection.become(brokenNetwork(seed, isSpared))
      const kinds = isFirst ? steps : ([...steps, 'reload'] as const)
      const { expectWhole } = await walk(page, random, 40, kinds)

      connection.become(goodNetwork)
      await expect.poll(() => isLoading(page)).toBe(false)
      for (const name of ['Contact', 'Home']) {
        await footerLink(page, name).click()
        await page.locator(name === 'Home' ? '#_inquiry-message' : '#_contact-message').waitFor()
        await expectWhole(`on ${name} at the end`)
      }
    },
  )
}
