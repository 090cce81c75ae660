import { useEffect, useState } from 'react'
import type { Route } from './nearest-route.ts'
import { programIndex } from './program-index.ts'

type Answer = { programs?: readonly Route[]; hasFailed: boolean }

/** Every program, from the page that names them all, once they are wanted. */
export function useProgramIndex(page: string | undefined, isWanted: boolean): Answer {
  const [answer, setAnswer] = useState<Answer>({ hasFailed: false })
  useEffect(() => {
    if (!isWanted || page === undefined) return
    programIndex(page).then(
      (programs) => setAnswer({ programs, hasFailed: false }),
      () => setAnswer({ hasFailed: true }),
    )
  }, [page, isWanted])
  return answer
}
