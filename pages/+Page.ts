/** Vike asks for a component; `+onRenderHtml` renders the page from the content. */
export default () => null
