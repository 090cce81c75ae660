import type { Program } from '#content/schema/program.ts'
import { formStrings, programStrings } from '#components/strings.ts'
import { Button } from '#components/ui/Button.tsx'
import type { ButtonLook } from '#components/ui/button.ts'

/** Opens the contact form with a message about the program. */
export function AskAbout({ program: { title }, look }: { program: Program; look?: ButtonLook }) {
  const inquiry = {
    about: title,
    interest: programStrings.interest,
    message: formStrings.aboutProgram(title),
  }
  return (
    <Button to="/contact" look={look} arrow inquiry={inquiry}>
      {programStrings.ask}
    </Button>
  )
}
