import { useId } from 'react'

type TextProps = { name: string; label: string; value: string; type?: 'search' | 'date'; className?: string }

/** A text or a day to filter a list by. Empty means no filter. */
export function TextFilter({ name, label, value, type = 'search', className = '' }: TextProps) {
  const id = useId()
  return (
    <div className={`grid min-w-0 content-start ${className}`}>
      <label htmlFor={id} className="text-[13px] font-semibold text-muted">
        {label}
      </label>
      <input
        id={id}
        key={value}
        name={name}
        type={type}
        defaultValue={value}
        maxLength={100}
        className="text-field w-full min-w-0"
      />
    </div>
  )
}

type SelectProps = {
  name: string
  label: string
  none: string
  value: string | null
  options: readonly { readonly value: string; readonly text: string }[]
}

/** One of a few to filter a list by; `none` is what choosing nothing is called. */
export function SelectFilter({ name, label, none, value, options }: SelectProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start">
      <label htmlFor={id} className="text-[13px] font-semibold text-muted">
        {label}
      </label>
      <select id={id} key={value} name={name} defaultValue={value ?? ''} className="select w-full min-w-0">
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
