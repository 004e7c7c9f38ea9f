type Props = { busy: boolean; label: string; busyLabel: string; className?: string }

/** Sends the form. While it works it says so and cannot be pressed twice; the focus stays on it. */
export function SubmitButton({ busy, label, busyLabel, className = '' }: Props) {
  return (
    <button
      type="submit"
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
      className={`button-primary aria-disabled:cursor-progress aria-disabled:opacity-60 ${className}`}
    >
      {busy ? busyLabel : label}
    </button>
  )
}
