import type { ComponentProps } from 'react'
import { controlProps, Field } from './field.tsx'
import type { FormField } from './form-field.ts'

type Props = Omit<ComponentProps<'select'>, 'id' | 'name' | 'required' | 'defaultValue'> & {
  field: FormField
  label: string
  optional?: string
  hint?: string
}

/** A select with its label, hint and error; the options are its children. */
export function SelectInput({ field, label, optional, hint, ...select }: Props) {
  return (
    <Field field={field} label={label} optional={optional} hint={hint}>
      <select
        {...select}
        {...controlProps(field, hint)}
        {...(select.value === undefined && { defaultValue: field.initialValue })}
        className="select w-full aria-invalid:border-red"
      />
    </Field>
  )
}
