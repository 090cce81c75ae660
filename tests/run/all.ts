/** True for the whole of the tests (`npm run test:all`), false for what a change seldom breaks alone. */
export const all = Boolean(process.env['TEST_ALL'])

/** The reason for `skip(!all, …)`. */
export const onlyInAll = 'npm run test:all runs it'
