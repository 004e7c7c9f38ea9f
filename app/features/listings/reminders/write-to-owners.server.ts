import type { Translate } from '#app/i18n/translate.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { type Email, sendEmail } from '#app/platform/mail/send-email.server.ts'
import { languageOfOwner, titleInMail } from '../publishing/notify-posting.server.ts'

export type Writing = Pick<JobCtx, 'db' | 'now' | 'site'>

/** The columns of a listing and of its owner that emails need. */
export const TOLD = [
  'listings.id',
  'listings.title',
  'profiles.email',
  'profiles.fullName',
  'profiles.language',
] as const

type Told = {
  readonly id: string
  readonly title: LocalizedText
  readonly email: string
  readonly fullName: string
  readonly language: Locale | null
  readonly endsAt: Date
}

type Letters = {
  readonly template: string
  /** Takes the next listings, at most this many, and marks them, so that none is taken twice. */
  readonly claim: (ctx: Writing, most: number) => Promise<readonly Told[]>
  /** The page that the email links to, below the listing's place in the dashboard. */
  readonly page: `/${string}`
  readonly mail: (
    t: Translate,
    about: { readonly name: string; readonly title: string; readonly url: string; readonly endsAt: Date },
  ) => Email
}

/** Emails per transaction, so that a worker that dies has sent none of them twice. */
const AT_ONCE = 200

async function writeSome(ctx: Writing, { template, claim, page, mail }: Letters): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const told = await claim(ctx, AT_ONCE)
    for (const { id, title, email, fullName, language: own, endsAt } of told) {
      const language = languageOfOwner(own, title)
      const url = `${ctx.site.publicUrl}/dashboard/listings/${id}${page}`
      const about = { name: fullName, title: titleInMail(title, language), url, endsAt }
      await sendEmail(ctx, { template, recipient: email, language, write: (t) => mail(t, about) })
    }
    return told.length
  })
}

/** Sends an email to the owner of each claimed listing, until none is left. */
export async function writeToOwners(ctx: Writing, letters: Letters): Promise<void> {
  while ((await writeSome(ctx, letters)) === AT_ONCE);
}
