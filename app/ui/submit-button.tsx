import { OnceButton } from './once-button.tsx'

type Props = { busy: boolean; label: string; busyLabel: string; className?: string }

/** Sends the form, and says so while it is being sent. */
export function SubmitButton({ busy, label, busyLabel, className = '' }: Props) {
  return (
    <OnceButton busy={busy} className={`button-primary ${className}`}>
      {busy ? busyLabel : label}
    </OnceButton>
  )
}
