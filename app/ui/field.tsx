import type { ReactNode } from 'react'

type Props = {
  /** Of the control inside. */
  id: string
  label: string
  /** Says 'optional' in the language of the page; fields without it are required. */
  optional?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** What a control says it is described by; null when nothing stands beside it. */
export function describedBy(id: string, { hint, error }: Pick<Props, 'hint' | 'error'>): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A label, its control, and below it what helps or what is wrong. */
export function Field({ id, label, optional, hint, error, children }: Props) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-[13px] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-[13.5px] font-semibold text-red">
          {error}
        </p>
      )}
    </div>
  )
}
