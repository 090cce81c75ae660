/** What a page puts into the frame that it shares with every other page. */
export type PageParts = { head: string; body: string }

const slots: PageParts = { head: '<!--head-->', body: '<!--body-->' }

/** A whole HTML document, but for the style sheet and the script: Vike adds them in development, a build by `pageFrame`. */
export const documentOf = ({ head, body }: PageParts): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`

/** A document with a slot for each part. */
export const emptyFrame = documentOf(slots)

/** Fills the slots of a frame; what a page holds is not searched for slots. */
export function frameFiller(frame: string): (parts: PageParts) => string {
  const [start, middle, end, ...more] = frame.split(/<!--(?:head|body)-->/)
  if (start === undefined || middle === undefined || end === undefined || more.length > 0) {
    throw new Error('the frame of the pages has to have one slot for the head and one for the body')
  }
  return ({ head, body }) => start + head + middle + body + end
}
