import type { SubmissionResult } from '@conform-to/react'
import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PasskeyButton } from '../passkeys/components/passkey-button.tsx'
import { isReauthenticationRefusal, RECENT_AUTH_MINUTES } from '../rules.ts'
import { PasswordInput } from './password-input.tsx'

type Refused = Extract<FormResult, { outcome: 'refused' }>

/** Returns the result of a form that was refused only because the password is needed again, or was wrong; else null. */
export const needsReauthentication = (result: FormResult | undefined): Refused | null =>
  result?.outcome === 'refused' && isReauthenticationRefusal(result.refusal) ? result : null

/** All fields that a form was sent with, except those that its result leaves out: secrets. */
function sentFields({ initialValue }: SubmissionResult): readonly (readonly [string, string])[] {
  return Object.entries(initialValue ?? {}).flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (typeof text === 'string' ? [[name, text] as const] : [])),
  )
}

type Props = {
  result: Refused
  /** Why the password is asked for, where the reason is not the time since the last one. */
  text?: string
  /** Where the form was sent; its own page by default. */
  action?: string
  /** The form component, where submitting is no navigation. */
  via?: ComponentType<{ method: 'post'; action?: string; className: string; children: ReactNode }>
}

/** Asks for the password or a passkey and sends the same form once more: nothing that was entered is lost. */
export function ReauthenticationForm({ result: { refusal, form }, text, action, via: Via = Form }: Props) {
  const t = useAccountT()
  const id = useId()
  const passkey = useRef<HTMLInputElement>(null)
  const busy = useNavigation().state !== 'idle'
  const isFirst = refusal.code === 'accounts.reauthenticate'
  const show = (shown: string) => {
    const { current } = passkey
    if (!current?.form) return
    current.value = shown
    current.form.noValidate = true
    current.form.requestSubmit()
  }
  return (
    <div className="grid max-w-md grid-cols-1 gap-4 rounded-sign border-2 border-line bg-card p-4">
      <Via method="post" className="grid grid-cols-1 gap-4" {...(action !== undefined && { action })}>
        <p>{text ?? t('accounts.reauthenticate', { minutes: RECENT_AUTH_MINUTES })}</p>
        {sentFields(form ?? {}).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input ref={passkey} type="hidden" name="passkey" />
        <PasswordInput
          field={{
            id,
            name: 'password',
            required: true,
            isFirstWrong: true,
            error: isFirst ? undefined : t.dynamic(refusal.code, refusal.params),
          }}
          label={t('accounts.password')}
          autoComplete="current-password"
        />
        <SubmitButton
          busy={busy}
          label={t('accounts.reauthenticateButton')}
          busyLabel={t('accounts.working')}
        />
      </Via>
      <PasskeyButton
        label={t('passkeys.use')}
        failedTitle={t('passkeys.notShown')}
        failedText={t('passkeys.usePassword')}
        onShown={show}
      />
    </div>
  )
}
