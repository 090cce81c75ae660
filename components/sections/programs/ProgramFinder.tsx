import { Island } from '#components/islands/Island.server.tsx'

/** The field that finds a program by its name; `list` is the address of the list of programs. */
export function ProgramFinder({ list }: { list: string }) {
  return (
    <div className="mb-head">
      <Island name="FindProgram" id="find-program" props={{ list }} />
    </div>
  )
}
