import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormField } from '#app/ui/form-field.ts'
import { PasswordInput } from './password-input.tsx'

type Props = { password: FormField; repeated: FormField; min: number }

/** A new password, typed twice. */
export function NewPasswordFields({ password, repeated, min }: Props) {
  const t = useAccountT()
  return (
    <>
      <PasswordInput
        field={password}
        label={t('accounts.newPassword')}
        hint={t('accounts.passwordHint', { min })}
        autoComplete="new-password"
      />
      <PasswordInput field={repeated} label={t('accounts.confirmNewPassword')} autoComplete="new-password" />
    </>
  )
}
