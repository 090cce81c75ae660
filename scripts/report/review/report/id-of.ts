/** The id of a page's section: routes that differ have ids that differ. */
export const idOf = (route: string): string => `page${encodeURIComponent(route)}`
