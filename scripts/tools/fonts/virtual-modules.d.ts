declare module 'virtual:fonts' {
  /** Addresses, base path included, of the fonts to preload on every page. */
  const preload: string[]
  export default preload
}
