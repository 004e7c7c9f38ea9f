import { type ApiResult, callApi, type Intent, isIntent, localize } from './call-api.ts'
import { askOwner } from './challenge-dialog.ts'
import { incomplete, type SimulatedElements } from './simulated-elements.ts'

type Confirmed = {
  readonly elements?: SimulatedElements
  readonly clientSecret?: string
  readonly confirmParams?: { readonly payment_method?: unknown; readonly return_url?: string }
  readonly redirect?: 'always' | 'if_required'
}

export type Outcome = Readonly<Record<string, unknown>>

/** What a secret belongs to: `pi_1_secret_2` to the payment pi_1. */
function subjectOf(secret: string) {
  const [id = ''] = secret.split('_secret_')
  return id.startsWith('seti_')
    ? { id, path: `/v1/setup_intents/${id}`, name: 'setupIntent', parameter: 'setup_intent' }
    : { id, path: `/v1/payment_intents/${id}`, name: 'paymentIntent', parameter: 'payment_intent' }
}

type Chosen = { readonly parameters: Readonly<Record<string, string>> } | { readonly complaint: string }

/** The card to pay with: one that is kept, or the one typed in. */
function chosenCard({ elements, confirmParams }: Confirmed): Chosen {
  const kept = confirmParams?.payment_method
  if (typeof kept === 'string') return { parameters: { payment_method: kept } }
  const card = elements?.card()
  if (!card || 'complaint' in card) return { complaint: card?.complaint ?? '' }
  const sent: Record<string, string> = { 'payment_method_data[type]': 'card' }
  for (const [name, value] of Object.entries(card.parameters)) {
    sent[name.replace(/^card/u, 'payment_method_data[card]')] = value
  }
  return { parameters: sent }
}

function goBack(to: string, secret: string): Promise<never> {
  const { id, parameter } = subjectOf(secret)
  const url = new URL(to, location.href)
  url.searchParams.set(parameter, id)
  url.searchParams.set(`${parameter}_client_secret`, secret)
  url.searchParams.set('redirect_status', 'succeeded')
  location.assign(url)
  return new Promise(() => {})
}

/** What a page does with payments and cards to keep, with the API's responses. */
export function confirmations(publishableKey: string) {
  const call = (path: string, form?: Record<string, string>) =>
    callApi({ publishableKey, path, ...(form && { form }) }, isIntent)

  /** Asks the owner of the card if the bank wants it, and says what became of the intent. */
  async function finish(secret: string, result: ApiResult<Intent>): Promise<Outcome> {
    if (result.error) return { error: result.error }
    const { path, name } = subjectOf(secret)
    if (result.value.status !== 'requires_action') return { [name]: result.value }
    // A bank's page elsewhere is played here too: the question is the same, and the page stays as it is.
    const outcome = (await askOwner(result.value.amount)) ? 'proven' : 'refused'
    const proven = await call(`${path}/prove`, { client_secret: secret, outcome })
    if (proven.error) return { error: proven.error }
    const failed = proven.value.last_payment_error ?? proven.value.last_setup_error
    if (!failed) return { [name]: proven.value }
    return { error: { ...localize(failed), [name]: proven.value } }
  }

  const read = (secret: string) =>
    call(`${subjectOf(secret).path}?client_secret=${encodeURIComponent(secret)}`)

  return {
    async confirm(confirmed: Confirmed): Promise<Outcome> {
      const secret = confirmed.clientSecret ?? confirmed.elements?.clientSecret()
      if (!secret) throw new Error('A client secret is needed')
      const card = chosenCard(confirmed)
      if ('complaint' in card) return { error: incomplete(card.complaint) }
      const back = confirmed.confirmParams?.return_url
      const form = { client_secret: secret, ...card.parameters, ...(back && { return_url: back }) }
      const outcome = await finish(secret, await call(`${subjectOf(secret).path}/confirm`, form))
      const isDone = outcome['error'] === undefined
      return isDone && back && confirmed.redirect !== 'if_required' ? goBack(back, secret) : outcome
    },
    async resume({ clientSecret }: { readonly clientSecret: string }): Promise<Outcome> {
      return finish(clientSecret, await read(clientSecret))
    },
    async retrieve(secret: string): Promise<Outcome> {
      const result = await read(secret)
      return result.error ? { error: result.error } : { [subjectOf(secret).name]: result.value }
    },
  }
}
