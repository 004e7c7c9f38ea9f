import type { ComponentProps } from 'react'
import { describedBy, Field } from './field.tsx'
import type { FormField } from './form-field.ts'

type Props = Omit<ComponentProps<'select'>, 'id' | 'name' | 'required' | 'defaultValue'> & {
  field: FormField
  label: string
  optional?: string
  hint?: string
}

/** A choice out of a list with its label, hint and error; the options are its children. */
export function SelectInput({ field, label, optional, hint, ...select }: Props) {
  const { id, name, required, initialValue, error, isFirstWrong } = field
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <select
        {...select}
        id={id}
        name={name}
        required={required}
        {...(select.value === undefined && { defaultValue: initialValue })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script nothing else leads to the field that is wrong
        autoFocus={isFirstWrong}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className="select w-full aria-invalid:border-red"
      />
    </Field>
  )
}
