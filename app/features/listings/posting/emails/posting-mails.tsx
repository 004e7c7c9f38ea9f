import type { Product, Tier } from '#app/features/pricing/packages.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { type Cents, formatCents } from '#app/lib/money.ts'
import { formatLongDay } from '#app/lib/site-calendar.ts'
import { composeEmail, type Fact, linkBeside } from '#app/platform/mail/email.tsx'
import type { HoldReason } from '../rules.ts'

type About = { readonly name: string; readonly title: string; readonly url: string }

type Posted = About & {
  readonly number: string
  readonly tier: Product | null
  readonly amountCents: Cents
  readonly endsAt: Date | null
  readonly callsBack: boolean
  /** Why it waits for an admin; null: it is live. */
  readonly heldFor: HoldReason | null
  /** The charge, and the terms of its renewal; none for what an operator posted. */
  readonly receipt?: {
    readonly facts: readonly Fact[]
    readonly terms: readonly string[]
    readonly links: readonly { readonly label: string; readonly url: string }[]
  }
}

/** What was bought and until when, where no receipt and no terms of a renewal say so. */
function purchaseLines(t: Translate, { tier, amountCents, endsAt, receipt }: Posted): readonly string[] {
  // What an operator posted was not sold: no package, and '$0' (MOD-08).
  const amount = amountCents === 0 ? '$0' : formatCents(amountCents, t.locale)
  const packageName = tier ? t(`billing.${tier}`) : t('postingMails.adminPackage')
  const renews = receipt !== undefined && receipt.terms.length > 0
  return [
    ...(receipt ? [] : [t('postingMails.postedPaid', { package: packageName, amount })]),
    ...(endsAt && !renews ? [t('postingMails.postedUntil', { day: formatLongDay(endsAt, t) })] : []),
  ]
}

const HELD_BODIES = { account: 'postingMails.heldBody', price: 'postingMails.heldPriceBody' } as const

/** Confirms that a listing is live ([POST-14]), or paid for and under review (D-04). */
export function postedMail(t: Translate, posted: Posted) {
  const { name, title, url, number, callsBack, heldFor, receipt } = posted
  return composeEmail(t, {
    subject: t(heldFor ? 'postingMails.heldSubject' : 'postingMails.postedSubject', { title }),
    name,
    paragraphs: [
      t(heldFor ? HELD_BODIES[heldFor] : 'postingMails.postedBody', { title, number }),
      ...purchaseLines(t, posted),
      ...(callsBack ? [t('billing.billboardNote')] : []),
    ],
    facts: receipt?.facts ?? [],
    button: { label: t(heldFor ? 'postingMails.heldButton' : 'postingMails.showButton'), url },
    after: receipt?.terms ?? [],
    links: receipt?.links ?? [],
  })
}

type Billboard = Omit<About, 'name'> & {
  readonly number: string
  readonly tier: Tier
  readonly buyer: string
}

/** To the operator: which buyer to call about a billboard ([POST-13]). */
export function billboardMail(t: Translate, { title, number, tier, buyer, url }: Billboard) {
  return composeEmail(t, {
    subject: t('postingMails.billboardSubject', { title }),
    name: '',
    paragraphs: [
      t('postingMails.billboardBody', { title, number, package: t(`billing.${tier}`), buyer }),
      t('postingMails.billboardPromise'),
    ],
    button: { label: t('postingMails.reviewButton'), url },
  })
}

/** Reports that a listing is about to end (D-11). */
export function endingMail(t: Translate, { name, title, url, endsAt }: About & { readonly endsAt: Date }) {
  return composeEmail(t, {
    subject: t('postingMails.endingSubject', { title }),
    name,
    paragraphs: [
      t('postingMails.endingBody', { title, day: formatLongDay(endsAt, t) }),
      t('postingMails.endingRenew'),
    ],
    button: { label: t('postingMails.renewButton'), url },
    after: [t('postingMails.endingSetting')],
    links: [linkBeside(url, '/dashboard/settings', t('mail.chooseEmails'))],
  })
}

/** Reminds of a draft that was never paid for (D-02). */
export function unpaidListingMail(
  t: Translate,
  { name, title, url, endsAt }: About & { readonly endsAt: Date },
) {
  return composeEmail(t, {
    subject: t('postingMails.unpaidSubject', { title }),
    name,
    paragraphs: [
      t('postingMails.unpaidBody', { title }),
      t('postingMails.unpaidEnd', { day: formatLongDay(endsAt, t) }),
    ],
    button: { label: t('postingMails.unpaidButton'), url },
    after: [t('postingMails.unpaidSetting')],
    links: [linkBeside(url, '/profile', t('mail.chooseEmails'))],
  })
}
