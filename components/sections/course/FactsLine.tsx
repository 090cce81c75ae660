type Props = { facts: readonly string[]; className?: string }

/** Facts in a line, with dots between them (programs.css). */
export const FactsLine = ({ facts, className = '' }: Props) =>
  facts.length > 0 && (
    <span className={`facts-line ${className}`}>
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && <i>· </i>}
          {fact}{' '}
        </span>
      ))}
    </span>
  )
