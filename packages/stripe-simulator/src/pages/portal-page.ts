import { html } from 'hono/html'
import { en, type MessageKey } from '../words/en.ts'
import { formatAmount, formatDay, type Translate } from '../words/translate.ts'
import { type Html, simulationNote } from './layout.ts'
import type { Portal, PortalAction } from './portal-session.ts'

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** The word for a status of Stripe's; a status without one is shown as it is. */
function statusOf(t: Translate, status: string): string {
  const key = `status.${status}`
  return isKey(key) ? t(key) : status
}

const SUBSCRIPTION_STATUSES: Readonly<Record<string, string>> = {
  trialing: 'active',
  unpaid: 'past_due',
  incomplete_expired: 'canceled',
}

type Action = { readonly action: PortalAction; readonly id: string; readonly label: string }

/** A form of one button; `id` is the element that describes it. */
const actionForm = ({ action, id, label }: Action): Html =>
  html`<form method="post">
    <input type="hidden" name="id" value="${id}">
    <button name="action" value="${action}" aria-describedby="${id}">${label}</button>
  </form>`

const brandName = (brand: string) =>
  brand === 'amex' ? 'American Express' : brand.charAt(0).toUpperCase() + brand.slice(1)

function cardRow(t: Translate, card: Portal['cards'][number]): Html {
  const month = String(card.expMonth).padStart(2, '0')
  const { id, brand, last4, expYear, isDefault } = card
  return html`<li>
    <p>
      <strong id="${id}">${t('portal.card', { brand: brandName(brand), last4 })}</strong>
      ${isDefault ? html`<span class="tag">${t('portal.default')}</span>` : ''}
      <span class="muted">${t('portal.cardExpires', { month, year: expYear })}</span>
    </p>
    ${isDefault ? '' : actionForm({ action: 'makeDefault', id, label: t('portal.makeDefault') })}
    ${actionForm({ action: 'removeCard', id, label: t('portal.removeCard') })}
  </li>`
}

function termOf(t: Translate, { status, isEnding, endsAt }: Portal['subscriptions'][number]): string {
  const day = formatDay(endsAt, t.locale)
  if (status === 'incomplete') return ''
  if (status.startsWith('incomplete') || status === 'canceled') return t('portal.ended', { day })
  return t(isEnding ? 'portal.endsOn' : 'portal.renewsOn', { day })
}

function subscriptionRow(t: Translate, subscription: Portal['subscriptions'][number]): Html {
  const { id, name, amountCents, status, isEnding, isLive } = subscription
  const action = isEnding ? 'turnOn' : 'turnOff'
  return html`<li>
    <p>
      <strong id="${id}">${name}</strong>
      <span class="tag">${statusOf(t, SUBSCRIPTION_STATUSES[status] ?? status)}</span>
      <span class="muted">${formatAmount(amountCents)} ${termOf(t, subscription)}</span>
    </p>
    ${isLive ? actionForm({ action, id, label: t(`portal.${action}`) }) : ''}
  </li>`
}

type Money = Portal['invoices'][number]

const moneyRow = (t: Translate, { name, at, amountCents, status }: Money): Html =>
  html`<li>
    <p><strong>${name}</strong> <span class="muted">${formatDay(at, t.locale)}</span></p>
    <p>${formatAmount(amountCents)} <span class="muted">${statusOf(t, status)}</span></p>
  </li>`

type Section = { readonly title: string; readonly empty: string; readonly rows: readonly Html[] }

const section = ({ title, empty, rows }: Section): Html =>
  html`<section>
    <h2>${title}</h2>
    ${rows.length === 0 ? html`<p class="muted">${empty}</p>` : html`<ul>${rows}</ul>`}
  </section>`

function moneySection(t: Translate, given: Section, maxRows: number): Html {
  const isCut = given.rows.length >= maxRows
  return html`${section(given)}${isCut ? html`<p class="muted">${t('portal.latest', { count: maxRows })}</p>` : ''}`
}

type Around = { readonly back: string; readonly business: string; readonly notice: Html }

/** Returns the billing portal: what a customer pays with and for, with a button for each change. */
export function portalPage(t: Translate, portal: Portal, { back, business, notice }: Around): Html {
  const { email, cards, subscriptions, invoices, charges, maxRows } = portal
  const wayBack = t('portal.back', { business })
  const charged = charges.map((row) => moneyRow(t, { ...row, name: row.name || t('portal.charge') }))
  return html`<a href="${back}">${wayBack}</a>
    <div>
      <h1>${t('portal.title')}</h1>
      <p class="muted">${t('portal.of', { email })}</p>
    </div>
    ${simulationNote(t('portal.note'))} ${notice}
    ${section({
      title: t('portal.subscriptions'),
      empty: t('portal.noSubscriptions'),
      rows: subscriptions.map((row) => subscriptionRow(t, row)),
    })}
    ${section({
      title: t('portal.cards'),
      empty: t('portal.noCards'),
      rows: cards.map((row) => cardRow(t, row)),
    })}
    ${moneySection(
      t,
      {
        title: t('portal.invoices'),
        empty: t('portal.noInvoices'),
        rows: invoices.map((row) => moneyRow(t, row)),
      },
      maxRows,
    )}
    ${moneySection(t, { title: t('portal.charges'), empty: t('portal.noCharges'), rows: charged }, maxRows)}
    <a class="button primary" href="${back}">${wayBack}</a>`
}
