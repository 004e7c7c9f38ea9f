import type { FormField } from '#app/ui/form-field.ts'

type Props = {
  readonly field: FormField
  readonly label: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

/** Several of the choices of an attribute: checkboxes, so that it works by keyboard and without JavaScript. */
export function ChoicesField({ field: { id, name, error, initialValues = [] }, label, options }: Props) {
  return (
    <fieldset
      id={id}
      aria-describedby={error && `${id}-error`}
      className="grid min-w-0 content-start gap-1 sm:col-span-2"
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, text }) => (
          <label key={value} className="choice-chip">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={initialValues.includes(value)}
              aria-invalid={error ? true : undefined}
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-label font-semibold text-red">
          {error}
        </p>
      )}
    </fieldset>
  )
}
