import type { ReactNode } from 'react'
import { OnceButton } from './once-button.tsx'

type Props = {
  busy: boolean
  label: ReactNode
  busyLabel: string
  /** Takes something from somebody. */
  danger?: boolean
  className?: string
}

/** Sends the form, and says so while it is being sent. */
export function SubmitButton({ busy, label, busyLabel, danger = false, className = '' }: Props) {
  return (
    <OnceButton busy={busy} className={`${danger ? 'button-danger' : 'button-primary'} ${className}`}>
      {busy ? busyLabel : label}
    </OnceButton>
  )
}
