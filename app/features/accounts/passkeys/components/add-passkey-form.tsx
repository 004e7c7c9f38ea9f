import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { NotDone, ResultNotice } from '#app/ui/notice.tsx'
import { PasswordStep } from '../../two-factor/components/password-step.tsx'

type Options = PublicKeyCredentialCreationOptionsJSON

export type AddPasskeyResults = {
  readonly begin?: FormResult<Options>
  readonly add?: FormResult
  readonly remove?: FormResult
}

/** Returns a name for this device: users recognize passkeys by where they are. */
function nameOfDevice(userAgent: string, unknown: string): string {
  return /iPhone|iPad|Android|Windows|Macintosh|Linux/u.exec(userAgent)?.[0] ?? unknown
}

/** Makes the device create a passkey as soon as the server sent the options. Returns whether that failed. */
function useNewPasskey(begin: FormResult<Options> | undefined, unknownDevice: string): boolean {
  const submit = useSubmit()
  const [failed, setFailed] = useState(false)
  const done = useRef<FormResult<Options>>(undefined)
  useEffect(() => {
    if (begin?.outcome !== 'done' || done.current === begin) return
    done.current = begin
    setFailed(false)
    void import('@simplewebauthn/browser')
      .then(({ startRegistration }) => startRegistration({ optionsJSON: begin.value }))
      .then((made) => {
        const name = nameOfDevice(navigator.userAgent, unknownDevice)
        return submit({ name, passkey: JSON.stringify(made) }, { method: 'post', action: '?change=add' })
      })
      .catch(() => setFailed(true))
  }, [begin, submit, unknownDevice])
  return failed
}

/** Adds a passkey of this device: first the password, then the device asks. */
export function AddPasskeyForm({ results }: { results: AddPasskeyResults }) {
  const t = useAccountT()
  const failed = useNewPasskey(results.begin, t('passkeys.thisDevice'))
  return (
    <div className="grid gap-3">
      <noscript>{t('passkeys.needsScript')}</noscript>
      <NotDone title={t('passkeys.notAdded')} text={failed ? t('passkeys.notAccepted') : null} />
      <ResultNotice title={t('passkeys.notAdded')} result={results.add} />
      <PasswordStep
        id="passkey-begin"
        action="?change=begin"
        submit={t('passkeys.add')}
        failed={t('passkeys.notAdded')}
        result={results.begin}
      />
    </div>
  )
}
