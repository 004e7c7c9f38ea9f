import { authenticate } from '../api/confirm-intent.ts'
import { isSecret } from '../api/intent-routes.ts'
import type { Intent } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { PageError } from './page-error.ts'

const SECRET = /^(?<id>(?<prefix>pi|seti)_\w{1,64})_secret_\w{1,64}$/u

type Redirected = { readonly intent: Intent; readonly returnUrl: string }

/** Returns the intent with this client secret; 404 unless its customer was redirected to the bank. */
function findIntent(store: Store, secret: string): Redirected {
  const { id = '', prefix } = SECRET.exec(secret)?.groups ?? {}
  const intent = prefix && store.find(prefix === 'pi' ? 'payment_intent' : 'setup_intent', id)
  const returnUrl = intent ? intent.onlyHere?.returnUrl : undefined
  if (!intent || !returnUrl || !isSecret(secret, intent.client_secret))
    throw new PageError(404, 'error.notFound')
  return { intent, returnUrl }
}

/** The return URL with the parameters Stripe adds to it. */
function returnAddress({ object, id, client_secret, status }: Intent, returnUrl: string): string {
  const url = URL.parse(returnUrl)
  if (!url) return ''
  url.searchParams.set(object, id)
  url.searchParams.set(`${object}_client_secret`, client_secret)
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}

const challengeOf = (intent: Intent, returnUrl: string) => ({
  /** Absent: no money is due, a card is to be saved. In cents. */
  amountCents: intent.object === 'payment_intent' ? intent.amount : undefined,
  isOpen: intent.status === 'requires_action',
  /** As the integration sent it: it may lead anywhere. */
  returnUrl: returnAddress(intent, returnUrl),
})

/** Returns what the bank asks. Throws PageError 404. */
export function readChallenge(store: Store, secret: string) {
  const { intent, returnUrl } = findIntent(store, secret)
  return challengeOf(intent, returnUrl)
}

export type Challenge = ReturnType<typeof readChallenge>

/** Records the first decision; later ones change nothing. Returns where to go back to. Throws PageError 404. */
export function completeChallenge(store: Store, secret: string, isAuthenticated: boolean): Challenge {
  const { intent, returnUrl } = findIntent(store, secret)
  const isOpen = intent.status === 'requires_action'
  return challengeOf(isOpen ? authenticate(store, intent, isAuthenticated) : intent, returnUrl)
}
