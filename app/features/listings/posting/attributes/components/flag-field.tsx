import { controlProps } from '#app/ui/field.tsx'
import type { FormField } from '#app/ui/form-field.ts'

/** A fact that is true or not stated. */
export function FlagField({ field, label }: { readonly field: FormField; readonly label: string }) {
  const { 'aria-invalid': _, required: __, ...props } = controlProps(field, undefined)
  return (
    <label className="choice-chip self-start">
      <input {...props} type="checkbox" value="on" defaultChecked={field.initialValue === 'on'} />
      {label}
    </label>
  )
}
