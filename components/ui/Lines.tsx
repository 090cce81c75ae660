import { Fragment } from 'react'

/** A text with the line breaks that its writer typed. */
export const Lines = ({ of }: { of: string }) =>
  of.split(/\n+/).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
