import type { ComponentProps } from 'react'
import { controlProps, Field } from './field.tsx'
import type { FormField } from './form-field.ts'

type Props = Omit<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'defaultValue'> & {
  field: FormField
  label: string
  optional?: string
  hint?: string
  isHintWrong?: boolean
}

/** A single-line text field with its label, hint and error. */
export function TextInput({ field, label, optional, hint, isHintWrong, ...input }: Props) {
  return (
    <Field field={field} label={label} optional={optional} hint={hint} isHintWrong={isHintWrong}>
      <input
        type="text"
        {...input}
        {...controlProps(field, hint, isHintWrong)}
        {...(input.value === undefined && { defaultValue: field.initialValue })}
        className="text-field w-full aria-invalid:border-red"
      />
    </Field>
  )
}

/** An email address, which browsers complete. */
export function EmailInput(props: Omit<Props, 'type'>) {
  return <TextInput autoComplete="email" {...props} type="email" />
}
