/**
 * A bundler's `load` hook that puts texts in the place of modules which nothing runs, by patterns of
 * their addresses.
 * @param {ReadonlyMap<RegExp, string>} texts
 */
export const standIns = (texts) => ({
  filter: { id: [...texts.keys()] },
  /** @param {string} id */
  handler: (id) => [...texts].find(([pattern]) => pattern.test(id))?.[1],
})
