import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Books } from './books.server.ts'
import { authenticate } from './confirm-intent.server.ts'
import { isSecret } from './intent-routes.server.ts'
import type { Intent } from './records.server.ts'

const SECRET = /^(?<id>(?<prefix>pi|seti)_\w{1,64})_secret_\w{1,64}$/u

/** The intent that has this secret; common.notFound for one that nobody was sent away for. */
function asked(books: Books, secret: string): { intent: Intent; returnUrl: string } {
  const { id = '', prefix } = SECRET.exec(secret)?.groups ?? {}
  const intent = prefix && books.find(prefix === 'pi' ? 'payment_intent' : 'setup_intent', id)
  const returnUrl = intent ? intent.onlyHere?.returnUrl : undefined
  if (!intent || !returnUrl || !isSecret(secret, intent.client_secret))
    throw new RefusedError(refuse('notFound', 'common.notFound'))
  return { intent, returnUrl }
}

/** Where the provider leads back to, with what it adds to the address. */
function wayBack({ object, id, client_secret, status }: Intent, returnUrl: string): string {
  const url = URL.parse(returnUrl)
  if (!url) return ''
  url.searchParams.set(object, id)
  url.searchParams.set(`${object}_client_secret`, client_secret)
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}

const questionAbout = (intent: Intent, returnUrl: string) => ({
  /** Absent: no money is due, a card shall be kept. In cents. */
  amountCents: intent.object === 'payment_intent' ? intent.amount : undefined,
  isOpen: intent.status === 'requires_action',
  /** Not yet judged: it may lead anywhere. */
  returnUrl: wayBack(intent, returnUrl),
})

/** What a bank asks the owner of a card on a page of its own. Refuses common.notFound. */
export function questionOf(books: Books, secret: string) {
  const { intent, returnUrl } = asked(books, secret)
  return questionAbout(intent, returnUrl)
}

export type Question = ReturnType<typeof questionOf>

/** Takes the answer, the first one only, and says where to go back to. Refuses common.notFound. */
export function answerBank(books: Books, secret: string, isProven: boolean): Question {
  const { intent, returnUrl } = asked(books, secret)
  const isOpen = intent.status === 'requires_action'
  return questionAbout(isOpen ? authenticate(books, intent, isProven) : intent, returnUrl)
}
