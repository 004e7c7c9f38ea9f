import { postedMail } from '#app/features/listings/posting/emails/posting-mails.tsx'
import { bringsBillboard } from '#app/features/pricing/packages.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { composeEmail, type Email } from '#app/platform/mail/email.tsx'
import {
  type Announced,
  dollars,
  paymentsUrl,
  receiptFacts,
  receiptUrl,
  renewalTerms,
} from './receipt-facts.tsx'

const BODIES = {
  upgraded: 'billingMails.upgradedBody',
  extended: 'billingMails.extendedBody',
  bumped: 'billingMails.bumpedBody',
  renewed: 'billingMails.renewedBody',
} as const

const isReceipt = (event: string): event is keyof typeof BODIES => Object.hasOwn(BODIES, event)

const receiptLink = (t: Translate, facts: Announced) => ({
  label: t('billingMails.receiptButton'),
  url: receiptUrl(facts),
})

/** The way to everything that was bought with the listing. */
const purchaseLink = (t: Translate, { siteUrl, listing }: Announced) =>
  listing
    ? [{ label: t('billingMails.purchaseLink'), url: `${siteUrl}/dashboard/listings/${listing.id}/purchase` }]
    : []

const paymentsLink = (t: Translate, facts: Announced) => ({
  label: t('billingMails.paymentsLink'),
  url: paymentsUrl(facts),
})

/** The receipt of an upgrade, of 30 more days, or of an automatic renewal ([PAY-09]). */
export function receiptMail(t: Translate, facts: Announced): Email {
  const { name, title, payment, event } = facts
  const what = { title, package: payment ? t(`billing.${payment.tier}`) : '' }
  const terms = renewalTerms(t, facts)
  return composeEmail(t, {
    subject: t('billingMails.receiptSubject', {
      number: payment?.receiptNumber ?? '',
      amount: dollars(t, payment?.amountCents ?? 0),
      title,
    }),
    name,
    paragraphs: isReceipt(event) ? [t.dynamic(BODIES[event], what)] : [],
    facts: receiptFacts(t, facts),
    button: receiptLink(t, facts),
    after: terms,
    links: [...purchaseLink(t, facts), ...(terms.length > 0 ? [paymentsLink(t, facts)] : [])],
  })
}

/**
 * Reports that a listing is live, or paid for and under review, with the receipt of its first payment ([POST-14],
 * [PAY-09]).
 */
export function purchaseMail(t: Translate, facts: Announced): Email {
  const { name, title, listing, payment, paidUntil, siteUrl } = facts
  const terms = renewalTerms(t, facts)
  return postedMail(t, {
    name,
    title,
    url: siteUrl + (listing?.path ?? '/dashboard'),
    number: listing?.number ?? '',
    tier: payment?.tier ?? null,
    amountCents: payment?.amountCents ?? 0,
    endsAt: paidUntil,
    callsBack: payment !== null && bringsBillboard(payment.tier),
    heldFor: listing?.heldFor ?? null,
    receipt: {
      facts: receiptFacts(t, facts),
      terms,
      links: [
        receiptLink(t, facts),
        ...purchaseLink(t, facts),
        ...(terms.length > 0 ? [paymentsLink(t, facts)] : []),
      ],
    },
  })
}
