import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { PAGE_LANGUAGE } from '#app/lib/page-language.ts'
import { NotDone } from '#app/ui/notice.tsx'
import { type Goal, withGoal } from '../../sign-in/goal.ts'

const isAsked = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value && typeof value.challenge === 'string'

async function askDevice(): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // Without a body, and so without its type: with one it would be a signed response.
  const headers = { accept: 'application/json', [PAGE_LANGUAGE]: document.documentElement.lang }
  const offered = await fetch('/signin/passkey', { method: 'POST', headers })
  if (!offered.ok) throw new Error('no passkeys are asked for')
  const asked: unknown = await offered.json()
  if (!isAsked(asked)) throw new Error('what is asked cannot be read')
  return JSON.stringify(await startAuthentication({ optionsJSON: asked }))
}

type Props = {
  label: string
  /** The title above the reason for a failure. */
  failedTitle: string
  failedText: string
  /** Gets the device's signed response, as text for a form field. */
  onShown: (passkey: string) => unknown
}

/**
 * Asks the device for a passkey. Without JavaScript there is no such thing, and no button. The button has its place from
 * the start: what is below it would jump under the finger of a reader whose scripts come late.
 */
export function PasskeyButton({ label, failedTitle, failedText, onShown }: Props) {
  const [isThere, setIsThere] = useState<boolean>()
  const [failed, setFailed] = useState(false)
  useEffect(() => setIsThere('credentials' in navigator && 'PublicKeyCredential' in window), [])
  if (isThere === false) return null

  async function show() {
    setFailed(false)
    try {
      await onShown(await askDevice())
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="needs-script grid gap-3">
      <NotDone title={failedTitle} text={failed ? failedText : null} />
      <button
        type="button"
        disabled={!isThere}
        onClick={() => void show()}
        className="button-quiet justify-center"
      >
        <KeyRound aria-hidden size={18} strokeWidth={1.75} />
        {label}
      </button>
    </div>
  )
}

/** Signs in with a passkey. */
export function EnterByPasskey({ goal }: { goal: Goal }) {
  const t = useAccountT()
  const submit = useSubmit()
  return (
    <PasskeyButton
      label={t('passkeys.signIn')}
      failedTitle={t('accounts.signInFailed')}
      failedText={t('passkeys.wrong')}
      onShown={(passkey) =>
        submit({ passkey }, { method: 'post', action: withGoal('/signin/passkey', goal) })
      }
    />
  )
}
