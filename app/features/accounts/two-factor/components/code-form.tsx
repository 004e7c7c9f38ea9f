import { useMemo } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { codeForm } from '../schema.ts'
import { Step, type StepProps } from './step.tsx'

/** Asks for a code. Phones offer the one they have just received or generated. */
export function CodeForm({ id, label, ...step }: StepProps & { label: string }) {
  const t = useAccountT()
  const schema = useMemo(() => codeForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id, schema, result: step.result })
  return (
    <Step {...step} formProps={formProps}>
      <TextInput
        field={field(fields.code)}
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Step>
  )
}
