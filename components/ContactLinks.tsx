import type { Way } from './contact-ways.ts'

/** The numbers of the institute as links, side by side. */
export const ContactLinks = ({ ways, className }: { ways: readonly Way[]; className: string }) => (
  <p className={`flex flex-wrap gap-x-6 ${className}`}>
    {ways.map(({ kind, label, href }) => (
      <a key={kind} href={href} className="inline-flex min-h-11 items-center underline">
        {label}
      </a>
    ))}
  </p>
)
