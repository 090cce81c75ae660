/** The stepped diamond that marks the entries of a ruled list, in the accent of its hour. */
export function Diamond() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="shrink-0 fill-accent"
    >
      <path d="M8 0h2v2h2v2h2v2h2v2h2v2h-2v2h-2v2h-2v2h-2v2H8v-2H6v-2H4v-2H2v-2H0V8h2V6h2V4h2V2h2z" />
    </svg>
  )
}
