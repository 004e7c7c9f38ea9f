import { useId } from 'react'

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A checkbox in a table row; its label names what it selects. */
export function Checkbox({ label, checked, onChange }: Props) {
  const id = useId()
  return (
    <span className="tick">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </span>
  )
}
