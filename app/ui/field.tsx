import type { ReactNode } from 'react'
import type { FormField } from './form-field.ts'

type Props = {
  field: Pick<FormField, 'id' | 'error'>
  label: string
  /** The word 'optional' in the language of the page; fields without it are required. */
  optional?: string | undefined
  hint?: string | undefined
  /** The hint says what is wrong, before the form is sent. */
  isHintWrong?: boolean | undefined
  children: ReactNode
}

/** Props that a control gets from its field. */
export function controlProps(field: FormField, hint: string | undefined, isHintWrong = false) {
  const { id, name, required, error, isFirstWrong } = field
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    id,
    name,
    required,
    // Without JavaScript nothing else leads to the invalid field.
    autoFocus: isFirstWrong,
    'aria-invalid': error || isHintWrong ? true : undefined,
    'aria-describedby': about.length > 0 ? about.join(' ') : undefined,
  }
}

/** A label, its control, and below it a hint or an error. */
export function Field({ field: { id, error }, label, optional, hint, isHintWrong, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      {children}
      {hint && (
        <p
          id={`${id}-hint`}
          className={isHintWrong ? 'text-label font-semibold text-red' : 'text-small text-muted'}
        >
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-label font-semibold text-red">
          {error}
        </p>
      )}
    </div>
  )
}
