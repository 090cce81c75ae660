/** The environment of a person at a terminal: what the test runner adds is not theirs. */
export const ownEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|VITE)/.test(name)),
  )
