import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
let older: string
let newer: string

beforeAll(async () => {
  await installJobs(connectionString)
  const mail = {
    template: 'contact.message',
    recipient: 'admin@haulpost.example',
    replyTo: 'ann@example.com',
    html: '<p onclick="alert(1)">Hello</p><script>alert(2)</script>',
    body: 'Hello',
    language: 'en',
  } as const
  older = await enqueueMail(ctxFor(db, { now: new Date(NOW.getTime() - 1000) }), {
    ...mail,
    subject: 'First',
  })
  newer = await enqueueMail(ctxFor(db), { ...mail, subject: 'Second <b>' })
})

async function page(path: string, isProduction = false) {
  const site = await siteWith(db, { settings: { isProduction } })
  const response = await site.get(path)
  return { status: response.status, html: await response.text() }
}

describe('[CON-04] the outbox', () => {
  test('lists the mails, newest first', async () => {
    const { status, html } = await page('/dev/outbox')

    expect(status).toBe(200)
    expect(html.indexOf('Second &lt;b&gt;')).toBeGreaterThan(0)
    expect(html.indexOf('First')).toBeGreaterThan(html.indexOf('Second &lt;b&gt;'))
    expect(html).toContain(`href="/dev/outbox/${older}"`)
  })

  test('shows a mail with its headers, its text, and its HTML where nothing can run', async () => {
    const { status, html } = await page(`/dev/outbox/${newer}`)

    expect(status).toBe(200)
    for (const part of ['admin@haulpost.example', 'ann@example.com', 'Second &lt;b&gt;', 'contact.message']) {
      expect(html).toContain(part)
    }
    expect(html).toMatch(/<iframe[^>]*sandbox=""/u)
    expect(html).toContain('srcDoc="&lt;p onclick=&quot;alert(1)&quot;&gt;')
  })

  test.each(['00000000-0000-4000-8000-0000000000ff', 'abc', "' or 1=1"])('has no mail %s', async (id) => {
    expect((await page(`/dev/outbox/${encodeURIComponent(id)}`)).status).toBe(404)
  })

  test('does not exist on a site that others reach, or that has a mail server', async () => {
    const address = 'https://haulpost.example/dev/outbox'
    const open = await siteWith(db, { settings: { publicUrl: 'https://haulpost.example' } })
    const request = new Request(address, { headers: { host: 'haulpost.example' } })
    expect((await open.request(request)).status).toBe(404)
    const mailing = await siteWith(db, { settings: { smtpUrl: 'smtp://mail.example' } })
    expect((await mailing.get('/dev/outbox')).status).toBe(404)
  })

  test('does not exist in production', async () => {
    for (const path of [
      '/dev/outbox',
      `/dev/outbox/${newer}`,
      '/dev/outbox.data',
      `/dev/outbox/${newer}.data`,
    ]) {
      const { status, html } = await page(path, true)
      expect(status).toBe(404)
      expect(html).not.toContain('ann@example.com')
    }
  })
})
