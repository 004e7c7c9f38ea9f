import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { translateIn } from '#app/i18n/all-languages.ts'
import type { Translate } from '#app/i18n/translate.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.server.ts'

export type Email = { readonly subject: string; readonly body: string; readonly html: ReactElement }

type Addressed = {
  /** The kind of email, for readers of the outbox. */
  readonly template: string
  readonly recipient: string
  readonly language: Locale
  /** Whether the recipient looks into the mailbox for it now, to go on. */
  readonly isAwaited?: boolean
  readonly write: (t: Translate) => Email
}

/** Writes an email in the recipient's language, in the caller's transaction. */
export async function sendEmail(
  ctx: Pick<Ctx, 'db' | 'now'> & { readonly site: Pick<Ctx['site'], 'timeZone'> },
  { write, ...addressed }: Addressed,
): Promise<void> {
  const { html, ...letter } = write(translateIn(ctx.site.timeZone)[addressed.language])
  await enqueueMail(ctx, { ...addressed, ...letter, html: renderMail(html) })
}

/** Returns the HTML of an email. React escapes what users wrote. */
export function renderMail(mail: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(mail)}`
}
