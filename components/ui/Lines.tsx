import { Fragment } from 'react'

/** A text with the line breaks that its writer typed: a day below another one. */
export const Lines = ({ of }: { of: string }) =>
  of.split(/\n+/).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
