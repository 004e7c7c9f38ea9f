import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuseFor } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { newestMails } from '#app/platform/mail/outbox.server.ts'
import { unsealMail } from '#app/platform/mail/sealed-mail.server.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { deleteOldMessages } from './delete-old-messages.server.ts'
import { markOpened } from './fill-time.server.ts'
import type { ContactMessage } from './schema.ts'
import { sendMessage } from './send-message.server.ts'

const { db, connectionString } = useDatabase()

beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await db.deleteFrom('contactMessages').execute()
  await db.deleteFrom('mailOutbox').execute()
  await db.deleteFrom('rateBuckets').execute()
})

const message: ContactMessage = {
  name: 'Ann <Driver>',
  email: 'ann@example.com',
  phone: '(555) 010-0199',
  subject: 'Où est <b>mon</b> camion?',
  message: 'Hello,\n<script>alert(1)</script> & "quotes"',
  website: '',
  opened: '',
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Sends a message that took two seconds to write. */
async function write(ctx: Ctx, given: ContactMessage, ms = 2000) {
  return sendMessage(ctx, { ...given, opened: await markOpened({ ...ctx, now: before(ctx.now, ms) }) })
}

const stored = () => db.selectFrom('contactMessages').selectAll().execute()
async function mails() {
  const sealed = await db.selectFrom('mailOutbox').selectAll().execute()
  return sealed.flatMap((mail) => unsealMail(mail) ?? [])
}

function from(address: string, now = NOW) {
  const visitor = { address, userAgent: 'test', isLocal: address === '127.0.0.1' }
  return ctxFor(db, { visitor, now, locale: 'ru' })
}

describe('[CON-04] a message of the contact form', () => {
  test('is stored, and a mail to the operator with it, to be answered to the visitor', async () => {
    await write(from('198.51.100.1'), message)

    const [mail] = await mails()
    const { website: _, opened: __, ...kept } = message
    expect(await stored()).toMatchObject([{ ...kept, language: 'ru', mailId: mail?.id, createdAt: NOW }])
    expect(mail).toMatchObject({
      template: 'contact.message',
      recipient: 'admin@haulpost.example',
      replyTo: 'ann@example.com',
      subject: 'New Contact Form Submission: Où est <b>mon</b> camion?',
      state: 'queued',
    })
  })

  test('says everything in HTML and in plain text, with nothing of it working as HTML', async () => {
    await write(from('198.51.100.1'), message)

    const [mail] = await mails()
    const { html = '', body = '' } = mail ?? {}
    for (const part of [
      message.name,
      message.email,
      message.phone,
      message.subject,
      message.message,
      'Русский',
    ]) {
      expect(body).toContain(part)
    }
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;')
    expect(html).toContain('Ann &lt;Driver&gt;')
    expect(html).toMatch(/^<!doctype html>/u)
    expect(html).not.toMatch(/<(?:script|b)\b/u)
  })

  test('from what fills in the hidden field is answered as if it had worked, and stores nothing', async () => {
    await write(from('198.51.100.1'), { ...message, website: 'https://spam.example' })

    expect(await stored()).toEqual([])
    expect(await mails()).toEqual([])
  })
})

describe('[CON-04] who writes too often', () => {
  const refused = { refusal: refuseFor(720) }

  test('learns how long to wait after five messages in an hour from one mailbox, wherever they come from', async () => {
    for (let i = 0; i < 5; i += 1) await write(from(`198.51.100.${i}`), message)

    const sixth = write(from('198.51.100.9'), { ...message, email: 'ANN@example.com' })

    await expect(sixth).rejects.toMatchObject(refused)
    expect(await stored()).toHaveLength(5)
  })

  test('learns so after five messages in an hour from one address, whatever the mailbox', async () => {
    for (let i = 0; i < 5; i += 1)
      await write(from('198.51.100.1'), { ...message, email: `a${i}@example.com` })

    const sixth = write(from('198.51.100.1'), { ...message, email: 'a6@example.com' })

    await expect(sixth).rejects.toMatchObject(refused)
    expect(await stored()).toHaveLength(5)
  })

  test('may write again later', async () => {
    for (let i = 0; i < 5; i += 1) await write(from('198.51.100.1'), message)

    await write(from('198.51.100.1', new Date(NOW.getTime() + 720_000)), message)

    expect(await stored()).toHaveLength(6)
  })

  test('together with all others fills the mailbox no further than 200 a day: the rest is stored without a mail', async () => {
    const visitors = Array.from({ length: 201 }, (_, i) => i)
    for (const i of visitors) {
      await write(from(`203.0.${Math.floor(i / 200)}.${i % 200}`), {
        ...message,
        email: `v${i}@example.com`,
      })
    }

    expect(await newestMails(db, 500)).toHaveLength(200)
    const kept = await stored()
    expect(kept).toHaveLength(201)
    expect(kept.filter(({ mailId }) => mailId === null)).toHaveLength(1)
  })
})

describe('[CON-04] who writes more quickly than users do', () => {
  const TOO_QUICK = { refusal: { kind: 'tooMany', code: 'contact.tooQuick', params: { seconds: 2 } } }

  test('is asked to send it once more, and nothing is stored', async () => {
    await expect(write(from('198.51.100.1'), message, 1999)).rejects.toMatchObject(TOO_QUICK)
    expect(await stored()).toEqual([])
  })

  test.each(['', '1', `${NOW.getTime() - 5000}.${'a'.repeat(43)}`, 'x'.repeat(100)])(
    'and so is who made up when the form was opened: “%s”',
    async (opened) => {
      const sent = sendMessage(from('198.51.100.1'), { ...message, opened })
      await expect(sent).rejects.toMatchObject(TOO_QUICK)
    },
  )

  test('and who took another moment, or one of yesterday, with the signature of this one', async () => {
    const opened = await markOpened(from('198.51.100.1'))
    const moved = opened.replace(/^\d+/u, String(NOW.getTime() - 60_000))
    for (const ctx of [from('198.51.100.1'), from('198.51.100.1', daysAgo(-1))])
      await expect(sendMessage(ctx, { ...message, opened: moved })).rejects.toMatchObject(TOO_QUICK)
    const tomorrow = sendMessage(from('198.51.100.1', daysAgo(-1)), { ...message, opened })
    await expect(tomorrow).rejects.toMatchObject(TOO_QUICK)
  })

  test('unless it is a program of this machine (D-40)', async () => {
    const ctx = from('127.0.0.1')
    await sendMessage({ ...ctx, site: { ...ctx.site, sparesLoopback: true } }, message)
    expect(await stored()).toHaveLength(1)
  })
})

test('messages are kept for a year', async () => {
  await write(from('198.51.100.1', daysAgo(366)), message)
  await write(from('198.51.100.2', daysAgo(364)), message)

  await deleteOldMessages({ db, now: NOW })

  expect((await stored()).map(({ createdAt }) => createdAt)).toEqual([daysAgo(364)])
})
