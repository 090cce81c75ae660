/** Vike asks for one; `+onRenderHtml` renders the whole document from the content. */
export default function Page() {
  return null
}
