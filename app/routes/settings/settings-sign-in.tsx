import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChangeEmailForm } from '#app/features/accounts/components/settings-email.tsx'
import { ChangePasswordForm } from '#app/features/accounts/components/settings-password.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { DialogLink } from '#app/ui/dialog-link.tsx'

/** How long the password dialog stays open after success, in milliseconds ([DASH-07]). */
const PASSWORD_DONE_MS = 2000

/** The response to a form, until its dialog is closed: opened again it is a new form. */
function useResult<A>(result: A | undefined) {
  const [closedOn, setClosedOn] = useState<A>()
  return { current: result === closedOn ? undefined : result, forget: () => setClosedOn(() => result) }
}

/** Where a form of the settings is sent, and whether it is part of the page, as it is without JavaScript. */
export function useOpened(name: string) {
  const [params] = useSearchParams()
  const inline = params.get('open') === name
  return { to: `?open=${name}`, inline, action: `?change=${name}${inline ? `&open=${name}` : ''}` }
}

type EmailProps = { email: string; result: FormResult<{ readonly email: string }> | undefined }

export function EmailSetting({ email, result }: EmailProps) {
  const t = useAccountT()
  const { action, ...opened } = useOpened('email')
  const { current, forget } = useResult(result)
  return (
    <>
      <p className="wrap-anywhere">{email}</p>
      <DialogLink
        {...opened}
        label={t('accounts.changeEmail')}
        title={t('accounts.changeEmail')}
        closeLabel={t('shell.close')}
        onClose={forget}
      >
        <ChangeEmailForm action={action} result={current} />
      </DialogLink>
    </>
  )
}

type PasswordProps = { result: FormResult | undefined; passwordMin: number }

export function PasswordSetting({ result, passwordMin }: PasswordProps) {
  const t = useAccountT()
  const { action, ...opened } = useOpened('password')
  const { current, forget } = useResult(result)
  return (
    <>
      <p aria-hidden>{t('accounts.passwordMasked')}</p>
      <DialogLink
        {...opened}
        label={t('accounts.changePassword')}
        title={t('accounts.changePassword')}
        closeLabel={t('shell.close')}
        closesAfterMs={current?.outcome === 'done' ? PASSWORD_DONE_MS : null}
        onClose={forget}
      >
        <ChangePasswordForm action={action} passwordMin={passwordMin} result={current} />
      </DialogLink>
    </>
  )
}
