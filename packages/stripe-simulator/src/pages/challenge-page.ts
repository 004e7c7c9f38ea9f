import { html } from 'hono/html'
import { formatAmount, type Translate } from '../words/translate.ts'
import type { Challenge } from './challenge-session.ts'
import { type Html, simulationNote } from './layout.ts'

type Shown = Pick<Challenge, 'amountCents' | 'isOpen'> & { readonly back: string; readonly business: string }

/** Returns the bank's page: the 3-D Secure challenge, or a way back once it is completed. */
export function challengePage(t: Translate, { amountCents, isOpen, back, business }: Shown): Html {
  if (!isOpen)
    return html`<h1>${t('challenge.answeredTitle')}</h1>
      <p>${t('challenge.answeredText')}</p>
      <a class="button primary" href="${back}">${t('portal.back', { business })}</a>`
  const text =
    amountCents === undefined
      ? t('challenge.save')
      : t('challenge.pay', { amount: formatAmount(amountCents) })
  return html`<h1>${t('challenge.title')}</h1>
    <p>${text}</p>
    ${simulationNote(t('challenge.note'))}
    <form method="post">
      <button class="primary" name="answer" value="complete">${t('challenge.complete')}</button>
      <button name="answer" value="fail">${t('challenge.fail')}</button>
    </form>`
}
