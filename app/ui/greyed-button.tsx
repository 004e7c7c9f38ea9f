import { useId } from 'react'

/** What cannot be done now stays in sight, greyed, with the sentence the server would answer. */
export function GreyedButton({ label, why }: { label: string; why: string }) {
  const id = useId()
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <button type="button" aria-disabled aria-describedby={id} className="button-small opacity-60">
        {label}
      </button>
      <span id={id} className="text-[13px] text-muted">
        {why}
      </span>
    </span>
  )
}
