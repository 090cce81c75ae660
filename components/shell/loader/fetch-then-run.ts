import { base } from '#components/href.ts'

/** How long scripts wait for the end of a press. A tap lasts a tenth of a second. */
const longestPressMs = 700

/** Resolves when no press is under way. */
let released: Promise<unknown> = Promise.resolve()

const press = () => {
  released = new Promise((resolve) => {
    addEventListener('click', resolve, { capture: true, once: true })
    setTimeout(resolve, longestPressMs)
  })
}
addEventListener('pointerdown', press, true)

/** Waits for the end of the press and for the frame that answers it. A hidden tab has no frames. */
async function answered(): Promise<void> {
  await released
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestPressMs)
  })
}

/** Adds a link to a file of the site, whose path is given without the base. */
export function addLink(rel: string, file: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href: base + file }))
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Replaces `import()` in a build (scripts/patches/lean-client.ts). Fetches a script and its imports at
 * once, but runs it after the frame that answers the press. Scripts run one after another, in the order
 * of their imports, each in a frame of its own.
 */
export function fetchThenRun<Module>(
  run: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) if (file.endsWith('.js')) addLink('modulepreload', file)
  const done = last.then(answered).then(run)
  last = done.catch(() => {})
  return done
}
