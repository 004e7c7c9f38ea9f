import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type Claim, once } from '#app/platform/forms/once.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.server.ts'
import { renderMail } from '#app/platform/mail/send-email.server.ts'
import { contactMail, OPERATOR_LANGUAGE } from './emails/contact-message.tsx'
import { whyNotYet } from './fill-time.server.ts'
import type { ContactMessage } from './schema.ts'

/** Whether this message still gets an email: beyond the daily limit, the mailbox is being flooded. */
async function mayMail(ctx: Ctx): Promise<boolean> {
  const refusal = await takeToken(ctx, 'contactInAll')
  if (refusal) ctx.log.error({ event: 'contact.flood' }, 'too many contact messages: stored without a mail')
  return refusal === null
}

function mailToOperator(ctx: Ctx, message: ContactMessage): Promise<string> {
  const mail = contactMail({ ...message, locale: ctx.locale, sentAt: ctx.now }, ctx.site.timeZone)
  return enqueueMail(ctx, {
    ...mail,
    html: renderMail(mail.html),
    template: 'contact.message',
    recipient: ctx.site.adminEmail,
    replyTo: message.email,
    language: OPERATOR_LANGUAGE,
  })
}

/**
 * Stores a message of the contact form together with the email that delivers it to the operator; and only once
 * (CON-04).
 */
export async function sendMessage(ctx: Ctx, message: ContactMessage): Promise<void> {
  // Only a robot fills in the invisible field. It gets no error.
  if (message.website) return
  const { opened: mark, ...content } = message
  await once(ctx, { form: 'contact', mark, content }, (claim) => deliver(ctx, message, claim))
}

async function deliver(ctx: Ctx, message: ContactMessage, claim: Claim): Promise<void> {
  assertAllowed(await whyNotYet(ctx, message.opened))
  assertAllowed(await takeToken(ctx, 'contactByAddress'))
  assertAllowed(await takeToken(ctx, 'contact', message.email.toLowerCase()))
  const isMailed = await mayMail(ctx)

  await inTransaction(ctx, async (ctx) => {
    await claim(ctx)
    const mailId = isMailed ? await mailToOperator(ctx, message) : null
    const { name, email, phone, subject, message: words } = message
    await ctx.db
      .insertInto('contactMessages')
      .values({
        name,
        email,
        phone,
        subject,
        message: words,
        language: ctx.locale,
        mailId,
        createdAt: ctx.now,
      })
      .execute()
  })
}
