import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { NotDone } from '../../components/not-done.tsx'

const isAsked = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value && typeof value.challenge === 'string'

async function askDevice(): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const offered = await fetch('/signin/passkey', { method: 'POST', headers: { Accept: 'application/json' } })
  if (!offered.ok) throw new Error('no passkeys are asked for')
  const asked: unknown = await offered.json()
  if (!isAsked(asked)) throw new Error('what is asked cannot be read')
  return JSON.stringify(await startAuthentication({ optionsJSON: asked }))
}

/** Signs in by what the device knows the person by. There is no such thing without JavaScript, and no button either. */
export function PasskeyButton({ to }: { to: string }) {
  const t = useMemberT()
  const submit = useSubmit()
  const [isThere, setIsThere] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => setIsThere('credentials' in navigator && 'PublicKeyCredential' in window), [])
  if (!isThere) return null

  async function enter() {
    setFailed(false)
    try {
      const passkey = await askDevice()
      await submit({ passkey }, { method: 'post', action: `/signin/passkey?to=${encodeURIComponent(to)}` })
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="grid gap-3">
      <NotDone title={t('accounts.signInFailed')} text={failed ? t('passkeys.wrong') : null} />
      <button type="button" onClick={() => void enter()} className="button-quiet justify-center">
        <KeyRound aria-hidden size={18} strokeWidth={1.75} />
        {t('passkeys.signIn')}
      </button>
    </div>
  )
}
