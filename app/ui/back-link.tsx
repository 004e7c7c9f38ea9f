import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'

type Props = {
  to: string
  /** For a page of another document, such as one of the admin area. */
  reloadDocument?: boolean
  children: ReactNode
}

/** The link to the page above. */
export function BackLink({ to, reloadDocument = false, children }: Props) {
  return (
    <Link to={to} reloadDocument={reloadDocument} className="plain-link min-h-11 gap-1.5">
      <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
      {children}
    </Link>
  )
}
