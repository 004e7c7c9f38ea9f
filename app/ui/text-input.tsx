import type { ComponentProps } from 'react'
import { describedBy, Field } from './field.tsx'
import type { FormField } from './form-field.ts'

type Props = Omit<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'defaultValue'> & {
  field: FormField
  label: string
  optional?: string
  hint?: string
}

/** One line of text with its label, hint and error. */
export function TextInput({ field, label, optional, hint, ...input }: Props) {
  const { id, name, required, initialValue, error, isFirstWrong } = field
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        id={id}
        name={name}
        required={required}
        {...(input.value === undefined && { defaultValue: initialValue })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script nothing else leads to the field that is wrong
        autoFocus={isFirstWrong}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className="text-field w-full aria-invalid:border-red"
      />
    </Field>
  )
}
