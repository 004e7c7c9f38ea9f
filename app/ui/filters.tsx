import { type ReactNode, useId } from 'react'
import { Link } from './link.tsx'
import { useFollowing } from './use-following.ts'

type LabelledProps = { label: string; className?: string; children: (id: string) => ReactNode }

function Labelled({ label, className = '', children }: LabelledProps) {
  const id = useId()
  return (
    <div className={`grid min-w-0 content-start ${className}`}>
      <label htmlFor={id} className="text-small font-semibold text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type TextProps = {
  name: string
  label: string
  value: string
  type?: 'search' | 'text' | 'date' | 'number'
  hint?: string
  /** One of two fields with the same name, which are the ends of a range. */
  isEnd?: boolean
  className?: string
}

/** A text, a day or a number to filter a list by. Empty means no filter. */
export function TextFilter({ name, label, value, type = 'search', hint, isEnd, className }: TextProps) {
  const field = useFollowing<HTMLInputElement>(value)
  return (
    <Labelled label={label} className={className}>
      {(id) => (
        <input
          ref={field}
          id={id}
          name={name}
          type={type}
          data-end={isEnd}
          defaultValue={value}
          maxLength={type === 'search' || type === 'text' ? 100 : undefined}
          placeholder={hint}
          className="text-field w-full min-w-0"
        />
      )}
    </Labelled>
  )
}

type SelectProps = {
  name: string
  label: string
  /** The label of no choice; without it one of the options is always chosen. */
  none?: string
  value: string | null
  options: readonly { readonly value: string; readonly text: string }[]
  className?: string
}

/** A choice to filter or order a list by. */
export function SelectFilter({ name, label, none, value, options, className }: SelectProps) {
  const field = useFollowing<HTMLSelectElement>(value ?? '')
  return (
    <Labelled label={label} className={className}>
      {(id) => (
        <select ref={field} id={id} name={name} defaultValue={value ?? ''} className="select w-full min-w-0">
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

type ButtonsProps = {
  apply: string
  clear: string
  isFiltered: boolean
  /** Where the list without filters is. */
  cleared?: string
  className?: string
}

/** The buttons of a form of filters: one applies them and, where some are set, one clears them. */
export function FilterButtons({ apply, clear, isFiltered, cleared = '', className = '' }: ButtonsProps) {
  return (
    <div className={`flex flex-wrap items-end gap-2 ${className}`}>
      <button type="submit" className="button-primary">
        {apply}
      </button>
      {isFiltered && (
        <Link to={{ search: cleared }} className="button-quiet">
          {clear}
        </Link>
      )}
    </div>
  )
}
