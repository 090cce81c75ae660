import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tab } from './tab.ts'

/** Sends a command of WebDriver. Resolves to the JSON of its result; rejects with the browser's message. */
type Send = (command: keyof typeof commands, parameters: object) => Promise<string>

/** The commands by their name in Marionette and their path in HTTP. */
const commands = {
  navigate: ['WebDriver:Navigate', '/url'],
  execute: ['WebDriver:ExecuteScript', '/execute/sync'],
  act: ['WebDriver:PerformActions', '/actions'],
  resize: ['WebDriver:SetWindowRect', '/window/rect'],
} as const

/** Repeats an attempt until it succeeds, for half a minute. */
async function retry<T>(attempt: () => Promise<T>, tries = 150): Promise<T> {
  return attempt().catch(async (error: unknown) => {
    if (tries === 0) throw error
    await wait(200)
    return retry(attempt, tries - 1)
  })
}

/** Runs in the page: the middle of the first visible element, which it scrolls into view. */
const middle = `for (const element of document.querySelectorAll(arguments[0])) {
  if (element.getClientRects().length === 0) continue
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}`

/** The code points of keys without a letter. */
const keys: Readonly<Record<string, string>> = { Escape: '\uE00C' }

/** A tab that is driven by these commands. */
function tabOf(send: Send, rest: Pick<Tab, 'errors' | 'close'>): Tab {
  const evaluate: Tab['evaluate'] = async (read) =>
    JSON.parse(await send('execute', { script: `return (${read})()`, args: [] }))
  const point = async (selector: string, ...then: object[]) => {
    const at = JSON.parse(await send('execute', { script: middle, args: [selector] }))
    const actions = [{ type: 'pointerMove', duration: 0, ...at }, ...then]
    await send('act', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }
  const type = async (text: string) => {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    ...rest,
    evaluate,
    type,
    open: async (url) => void (await send('navigate', { url })),
    hover: (selector) => point(selector),
    click: (selector) =>
      point(selector, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (key) => type(keys[key] ?? key),
    resize: async (width, height) => void (await send('resize', { width, height })),
  }
}

/** Firefox as distributions ship it, by its own protocol Marionette, so that no driver is needed. */
export async function openFirefox(command: string): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  // Port 0 is any free one. Firefox writes it into a file.
  await writeFile(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);')
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile]
  const firefox = spawn(command, args, { stdio: 'ignore' })
  const port = await retry(() => readFile(path.join(profile, 'MarionetteActivePort'), 'utf8'))
  const socket = connect(Number(port), '127.0.0.1')
  const waiting = new Map<number, (answer: { error: unknown; value: unknown }) => void>()
  // A message is its length in bytes, a colon and JSON: [type, id, error, value].
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.subarray(0, start - 1))
      if (start === 0 || received.length < end) return
      const message: unknown = JSON.parse(received.subarray(start, end).toString())
      received = received.subarray(end)
      if (Array.isArray(message))
        waiting.get(message[1])?.({ error: message[2], value: message[3] })
    }
  })
  let last = 0
  const call = async (name: string, parameters: object) => {
    const text = JSON.stringify([0, (last += 1), name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const { error, value } = await new Promise<{ error: unknown; value: unknown }>((resolve) =>
      waiting.set(last, resolve),
    )
    if (error) throw new Error(`${name}: ${Object(error).message}`)
    return value
  }
  const execute = async (script: string) =>
    Object(await call('WebDriver:ExecuteScript', { script, args: [] })).value
  await call('WebDriver:NewSession', {})
  return tabOf(
    async (command, parameters) => {
      const value = Object(await call(commands[command][0], parameters)).value
      return JSON.stringify(value ?? null)
    },
    {
      errors: async () => {
        await call('Marionette:SetContext', { value: 'chrome' })
        const found: string[] = await execute(`return Services.console.getMessageArray()
          .filter((each) => each instanceof Ci.nsIScriptError && !(each.flags & 1))
          .filter((each) => each.sourceName.startsWith('http')).map(String)`)
        await call('Marionette:SetContext', { value: 'content' })
        return found
      },
      close: async () => {
        firefox.kill()
        await rm(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    },
  )
}

/** WebKitGTK, the engine of Safari, by its WebDriver. It needs a display, such as that of xvfb-run. */
export async function openWebKit(command: string): Promise<Tab> {
  const port = 20_000 + (process.pid % 10_000)
  const driver = spawn(command, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // A container can't nest the sandbox.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  let log = ''
  driver.stdout.on('data', (data) => (log += data))
  const post = async (at: string, parameters: object): Promise<unknown> => {
    const body = JSON.stringify(parameters)
    const answer = await fetch(`http://127.0.0.1:${port}/session${at}`, { method: 'POST', body })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${at}: ${value.message}`)
    return value
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args } }
  const { sessionId } = Object(await retry(() => post('', { capabilities: { alwaysMatch } })))
  return tabOf(
    async (command, parameters) =>
      JSON.stringify((await post(`/${sessionId}${commands[command][1]}`, parameters)) ?? null),
    {
      // WebKit has no directive for manifests.
      errors: async () =>
        log.split('\n').filter((line) => /ERROR/.test(line) && !/manifest-src/.test(line)),
      close: async () => {
        await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' })
        driver.kill()
      },
    },
  )
}
