import { html } from 'hono/html'
import type { LoggedEvent } from '../events/list-events.ts'
import { formatAmount, type Translate } from '../words/translate.ts'
import type { Html } from './layout.ts'

/** The amount of a payment that only tries the card form, in cents. */
export const TRIED_CENTS = 4000

export type TriedPayment = { readonly publishableKey: string; readonly clientSecret: string }

type Shown = {
  readonly path: string
  readonly events: readonly LoggedEvent[]
  /** The last event of this page, when there are older ones. */
  readonly older: number | null
  readonly daysAhead: number
  readonly notice: Html
  readonly tried: TriedPayment | null
}

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

const eventRow = (t: Translate, { id, type, created, object, state, attempts }: LoggedEvent): Html =>
  html`<li>
    <p>
      <strong>${type}</strong><br>
      <span class="muted">${timeOf(created)} · ${object ?? ''}</span>
    </p>
    <span class="muted">${t(`dashboard.${state}`)} · ${t('dashboard.attempts', { count: attempts })}</span>
    <form method="post">
      <input type="hidden" name="event" value="${id}">
      <button name="do" value="resend" aria-label="${t('dashboard.resendEvent', { event: type })}">
        ${t('dashboard.resend')}
      </button>
    </form>
  </li>`

/** The card form is drawn by `browser/try-form.ts`, with the words of the document's language. */
const cardForm = (t: Translate, { publishableKey, clientSecret }: TriedPayment): Html =>
  html`<form id="try" novalidate data-key="${publishableKey}" data-secret="${clientSecret}">
    <div id="try-card"></div>
    <p id="try-error" class="notice bad" role="alert" hidden></p>
    <button class="primary">${t('dashboard.pay', { amount: formatAmount(TRIED_CENTS) })}</button>
  </form>`

const tryForm = (t: Translate): Html =>
  html`<form method="post"><button name="do" value="try">${t('dashboard.try')}</button></form>`

/** Returns the developer's page: the clock, a card form to try, and every event. */
export function dashboardPage(t: Translate, { path, events, older, daysAhead, notice, tried }: Shown): Html {
  return html`<div>
      <h1>${t('dashboard.title')}</h1>
      <p class="muted">${t('dashboard.text')}</p>
    </div>
    <form method="post">
      <button class="primary" name="do" value="advance">${t('dashboard.advance')}</button>
      <p class="muted">${t('dashboard.clock', { days: daysAhead })}</p>
    </form>
    ${notice}
    <section>
      <h2>${t('dashboard.try')}</h2>
      <p>${t('dashboard.tryText', { amount: formatAmount(TRIED_CENTS) })}</p>
      ${tried ? cardForm(t, tried) : tryForm(t)}
    </section>
    ${events.length === 0 ? html`<p>${t('dashboard.empty')}</p>` : html`<ul>${events.map((event) => eventRow(t, event))}</ul>`}
    ${older === null ? '' : html`<a href="${path}?before=${older}">${t('dashboard.older')}</a>`}`
}
