import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { unsealMail } from '#app/platform/mail/sealed-mail.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const message = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: '5550100199',
  subject: 'A question',
  message: 'How do I renew my listing?',
  website: '',
}

type Field = keyof typeof message

/** Submits the form as a browser without JavaScript does: with every field of the page. */
async function sendFrom(given: Partial<Record<Field, string>>, path = '/contact') {
  const site = await siteWith(db)
  const response = await site.post(path, new URLSearchParams({ ...message, ...given }))
  return { status: response.status, html: await response.text() }
}

const messages = () => db.selectFrom('contactMessages').selectAll().execute()

describe('the contact page', () => {
  test.each(LOCALES)('[CON-01] says in %s when and where the operator can be found', async (locale) => {
    const site = await siteWith(db)
    const t = TRANSLATE[locale]

    const page = await site.get(inLanguage(locale, '/contact'))
    const html = await page.text()

    expect(page.status).toBe(200)
    expect(html).toContain(t('contact.hoursValue'))
    expect(html).toContain(t('contact.locationValue'))
    expect(html).toContain(`<title>${t('contact.title')} · Haulpost</title>`)
  })

  test('[CON-01] says it in English as specified', async () => {
    const html = await (await (await siteWith(db)).get('/contact')).text()

    expect(html).toContain('Every day, around the clock')
    expect(html).toContain('Chicago, IL')
  })

  test('[CON-04] brings no mail key and no mailbox to the browser', async () => {
    const html = await (await (await siteWith(db)).get('/contact')).text()

    expect(html).not.toMatch(/smtp|api[-_]?key|admin@haulpost/iu)
  })
})

describe('the contact form without JavaScript', () => {
  test('[CON-02] [CON-03] shows every error at its field and keeps what was typed', async () => {
    const { status, html } = await sendFrom({ name: '', email: 'ann', message: 'too short' })

    expect(status).toBe(422)
    expect(html).toContain('Name is required')
    expect(html).toContain('Please enter a valid email address')
    expect(html).toContain('Message must be at least 10 characters long')
    expect(html).toContain('value="A question"')
    expect(html.match(/<(?:input|textarea)[^>]*autofocus[^>]*>/giu)).toEqual([
      expect.stringContaining('name="name"'),
    ])
    expect(html).toContain('too short</textarea>')
    expect(await messages()).toEqual([])
  })

  test('[CON-02] speaks the language of the page', async () => {
    const { html } = await sendFrom({ subject: '' }, '/es/contact')

    expect(html).toContain('El asunto es obligatorio')
  })

  test('[CON-03] thanks on a page that leads home, with an empty form', async () => {
    const { status, html } = await sendFrom({})

    expect(status).toBe(200)
    expect(html).toContain('Message sent successfully!')
    expect(html).toContain('Thank you for your message. We&#x27;ll get back to you soon.')
    expect(html).not.toContain('How do I renew')
    const [mail] = await db.selectFrom('mailOutbox').selectAll().execute()
    expect(mail).toMatchObject({
      recipient: 'admin@haulpost.example',
      replyTo: 'ann@example.com',
      subject: 'New Contact Form Submission: A question',
    })
    expect(await messages()).toMatchObject([{ name: 'Ann', phone: '(555) 010-0199', mailId: mail?.id }])
  })

  test('[CON-04] who is too quick is asked to send it once more, with a form that can be sent', async () => {
    const site = await siteWith(db, { settings: { limitLoopback: true } })
    const quick = await site.post('/contact', new URLSearchParams({ ...message, email: 'quick@example.com' }))
    const html = await quick.text()

    expect(quick.status).toBe(429)
    expect(quick.headers.get('retry-after')).toBe('2')
    expect(html).toContain('Please press “Send message” once more.')
    expect(html).toContain('How do I renew my listing?</textarea>')
    const opened = /name="opened" value="(?<mark>[^"]+)"/u.exec(html)?.groups?.['mark'] ?? ''
    const later = new Date(NOW.getTime() + 2000)
    const patient = await siteWith(db, { now: later, settings: { limitLoopback: true } })
    const again = { ...message, email: 'quick@example.com', opened }
    expect((await patient.post('/contact', new URLSearchParams(again))).status).toBe(200)
  })

  test('[CON-04] thanks a robot too, and stores nothing', async () => {
    const before = await messages()

    const { status, html } = await sendFrom({ website: 'https://spam.example' })

    expect(status).toBe(200)
    expect(html).toContain('Message sent successfully!')
    expect(await messages()).toEqual(before)
  })

  test('[CON-03] [CON-04] says how long to wait after five messages, and keeps what was typed', async () => {
    const often = { email: 'often@example.com' }
    for (let i = 0; i < 5; i += 1) await sendFrom(often)

    const { status, html } = await sendFrom({ ...often, message: 'The sixth in an hour' })

    expect(status).toBe(429)
    expect(html).toContain('Error sending message')
    expect(html).toContain('Rate limit exceeded. Try again in 12 minutes.')
    expect(html).toContain('The sixth in an hour</textarea>')
  })

  test('[CON-03] says that it did not work when it did not, and keeps what was typed', async () => {
    await db.schema.alterTable('contactMessages').renameTo('hidden').execute()
    const { status, html } = await sendFrom({ email: 'unlucky@example.com' })
    await db.schema.alterTable('hidden').renameTo('contactMessages').execute()

    expect(status).toBe(500)
    expect(html).toContain('Error sending message')
    expect(html).toContain('There was an error sending your message. Please try again.')
    expect(html).toContain('How do I renew my listing?</textarea>')
    expect(html).not.toMatch(/relation|contact_messages|does not exist/u)
  })
})

describe('[CON-04] what no browser sends', () => {
  test.each([
    ['a megabyte of text', { message: 'a'.repeat(1_000_000) }, 413],
    ['a NUL', { message: 'Hello\0World, how are you?' }, 400],
    ['a second header', { subject: 'Hello\r\nBcc: everyone@example.com' }, 422],
    ['more than fits', { message: 'a'.repeat(5001) }, 422],
  ] as const)('%s is refused, and nothing is stored', async (_, given, expected) => {
    const before = await messages()

    const { status } = await sendFrom(given)

    expect(status).toBe(expected)
    expect(await messages()).toEqual(before)
  })

  test('whom it reaches, who sends it and what it looks like is nothing a visitor can choose', async () => {
    const email = 'chooser@example.com'
    const chosen = { to: 'victim@example.com', bcc: 'victim@example.com', from: 'boss@bank.example' }
    const site = await siteWith(db)
    const form = new URLSearchParams({ ...message, ...chosen, email, html: '<b>Pay</b>', template: 'x' })

    expect((await site.post('/contact', form)).status).toBe(200)

    expect(await emailsTo(db, 'victim@example.com')).toEqual([])
    const [mail] = await db.selectFrom('mailOutbox').selectAll().where('replyTo', '=', email).execute()
    expect(mail).toMatchObject({ recipient: 'admin@haulpost.example', template: 'contact.message' })
    expect(JSON.stringify(mail && unsealMail(mail))).not.toMatch(/bank\.example|<b>Pay/u)
  })

  test('the form of another site is refused', async () => {
    const site = await siteWith(db)
    const before = await messages()

    const response = await site.post('/contact', new URLSearchParams(message), {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })

    expect(response.status).toBe(403)
    expect(await messages()).toEqual(before)
  })
})
