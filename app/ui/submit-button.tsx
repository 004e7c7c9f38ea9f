import type { ReactNode } from 'react'
import { OnceButton } from './once-button.tsx'

type Props = {
  busy: boolean
  label: ReactNode
  busyLabel: string
  /** For an action that takes something away. */
  danger?: boolean
  className?: string
}

/** Submits the form, and says so while it is in progress. */
export function SubmitButton({ busy, label, busyLabel, danger = false, className = '' }: Props) {
  return (
    <OnceButton busy={busy} className={`${danger ? 'button-danger' : 'button-primary'} ${className}`}>
      {busy ? busyLabel : label}
    </OnceButton>
  )
}
