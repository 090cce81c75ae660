/** The environment without what the test runner adds. */
export const ownEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|VITE)/.test(name)),
  )
