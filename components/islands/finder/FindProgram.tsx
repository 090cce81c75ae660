import { Search } from 'lucide'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { href } from '#components/href.ts'
import { navigate } from '#components/browser/navigate.ts'
import { findStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { listPartRoute } from '#content/schema/routes.ts'
import { SelectField, TextField } from '../form/fields.tsx'
import { followRow, matching, showOnly } from './find-program.ts'
import { usePrograms } from './program-index.ts'

/** How many programs are shown at most. */
const limit = 12

type Props = {
  list: string
  /** What programs can be chosen by: `Length` with `5 days` and `3 months`. */
  filters: readonly { label: string; options: readonly string[] }[]
}

/**
 * Finds programs by the words of their names and texts and by facts, and hides the others. Follows a
 * #slug to its row on another page of the list. Without script, its button opens the page that lists
 * all programs.
 */
export function FindProgram({ list, filters }: Props) {
  const all = listPartRoute(list, 'all')
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const [isFocused, setFocused] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const facts = Object.values(chosen).filter(Boolean)
  const isAsked = query.trim() !== '' || facts.length > 0
  const { programs, hasFailed } = usePrograms(all, isFocused || isAsked)
  useEffect(() => {
    // Include what was typed before hydration.
    setQuery(form.current?.querySelector('input')?.value ?? '')
    void followRow(list)
  }, [list])

  const found = programs && matching(query, programs, facts)
  useEffect(() => showOnly(isAsked ? found : undefined))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isAsked || !found) return
    event.preventDefault()
    if (found[0] && found.length === 1) navigate(found[0].to)
  }

  return (
    <form ref={form} role="search" action={href(all)} onSubmit={submit}>
      <div className="form-row items-end">
        <TextField
          id="_find-program-field"
          type="search"
          label={strings.label}
          autoComplete="off"
          onFocus={() => setFocused(true)}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <button type="submit" className={`${button('ink')} justify-self-start`}>
          <Icon of={Search} size={20} />
          {strings.find}
        </button>
      </div>
      {filters.length > 0 && (
        <div className="form-row mt-4 noscript:hidden">
          {filters.map(({ label, options }) => (
            <SelectField
              key={label}
              id={`_find-${label}`}
              label={label}
              none={strings.any}
              options={options}
              onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [label]: value })}
            />
          ))}
        </div>
      )}
      <p role="status" className="mt-2">
        {isAsked && messageOf(found?.length, hasFailed)}
      </p>
      {isAsked && found && found.length > 0 && (
        <ul className="subjects">
          {found.slice(0, limit).map(({ to, label, lang }) => (
            <li key={to}>
              <a href={href(to)} lang={lang}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function messageOf(found: number | undefined, hasFailed: boolean): string {
  if (found === undefined) return hasFailed ? strings.failed : strings.loading
  return found === 0 ? strings.none : strings.found(Math.min(found, limit), found)
}
