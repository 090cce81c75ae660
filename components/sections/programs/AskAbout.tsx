import { ArrowRight } from 'lucide'
import type { Program } from '#content/schema/program.ts'
import { formStrings, programStrings } from '#components/strings.ts'
import { button, type ButtonLook } from '#components/ui/button.ts'
import { InquiryLink } from '#components/ui/InquiryLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'

/** Opens the contact form with a message about the program. */
export function AskAbout({ program, look }: { program: Program; look?: ButtonLook }) {
  const inquiry = {
    interest: programStrings.interest,
    message: formStrings.aboutProgram(program.title),
  }
  return (
    <InquiryLink inquiry={inquiry} className={button(look)}>
      {programStrings.ask}
      <Icon of={ArrowRight} size={20} className="shrink-0 glide group-hover:[translate:4px]" />
    </InquiryLink>
  )
}
