import { useMemo } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { PasswordInput } from '../../components/password-input.tsx'
import { passwordForm } from '../../schema.ts'
import { Step, type StepProps } from './step.tsx'

/** A step that asks for the password again. */
export function PasswordStep({ id, text, ...step }: StepProps & { text?: string }) {
  const t = useAccountT()
  const schema = useMemo(() => passwordForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id, schema, result: step.result })
  return (
    <Step {...step} formProps={formProps}>
      {text && <p>{text}</p>}
      <PasswordInput
        field={field(fields.password)}
        label={t('accounts.currentPassword')}
        autoComplete="current-password"
      />
    </Step>
  )
}
