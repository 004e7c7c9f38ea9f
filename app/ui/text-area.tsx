import type { ComponentProps } from 'react'
import { controlProps, Field } from './field.tsx'
import type { FormField } from './form-field.ts'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required' | 'defaultValue'> & {
  field: FormField
  label: string
  optional?: string
  hint?: string
  isHintWrong?: boolean
}

/** A multi-line text field with its label, hint and error. */
export function TextArea({ field, label, optional, hint, isHintWrong, ...area }: Props) {
  return (
    <Field field={field} label={label} optional={optional} hint={hint} isHintWrong={isHintWrong}>
      <textarea
        rows={6}
        {...area}
        {...controlProps(field, hint, isHintWrong)}
        defaultValue={field.initialValue}
        className="text-field w-full resize-y aria-invalid:border-red"
      />
    </Field>
  )
}
