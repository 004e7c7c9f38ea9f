import { useId } from 'react'

/** A disabled action that stays visible, with the sentence the server would respond with. */
export function GreyedButton({ label, why }: { label: string; why: string }) {
  const id = useId()
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <button type="button" aria-disabled aria-describedby={id} className="button-small opacity-60">
        {label}
      </button>
      <span id={id} className="text-small text-muted">
        {why}
      </span>
    </span>
  )
}
