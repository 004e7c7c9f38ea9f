import type { ComponentProps } from 'react'
import { describedBy, Field } from './field.tsx'
import type { FormField } from './form-field.ts'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required' | 'defaultValue'> & {
  field: FormField
  label: string
  optional?: string
  hint?: string
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ field, label, optional, hint, ...area }: Props) {
  const { id, name, required, initialValue, error, isFirstWrong } = field
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <textarea
        rows={6}
        {...area}
        id={id}
        name={name}
        required={required}
        defaultValue={initialValue}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script nothing else leads to the field that is wrong
        autoFocus={isFirstWrong}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className="text-field w-full resize-y aria-invalid:border-red"
      />
    </Field>
  )
}
