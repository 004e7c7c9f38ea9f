import { beforeAll, describe, expect, test } from 'vitest'
import { requestEmailChange } from '#app/features/accounts/settings/request-email-change.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { tokenMailed } from '#tests/helpers/emails.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function mover(name: string) {
  const { id, email } = await anAccount(db, { email: `old-${name}@example.com` })
  const browser = await cookieBrowser(db)
  await browser.send('/signin', { email, password: PASSWORD })
  const wanted = `new-${name}@example.com`
  const ctx = { ...ctxFor(db), actor: anActor({ id, email }) }
  await requestEmailChange(ctx, { email: wanted, password: PASSWORD })
  const token = await tokenMailed(db, 'accounts.change-email', wanted)
  return { browser, email, wanted, page: `/change-email?token=${token}`, token }
}

async function emailOf(address: string) {
  const found = await db
    .selectFrom('profiles')
    .select('email')
    .where('email', '=', address)
    .executeTakeFirst()
  return found?.email
}

describe('[DASH-07] the link to a new address', () => {
  test('opens a page that changes nothing; its button does, and the browser stays signed in', async () => {
    const { browser, email, wanted, page, token } = await mover('button')

    const html = await (await browser.get(page)).text()
    expect(html).toContain(wanted)
    expect(await emailOf(email)).toBe(email)

    const response = await browser.send(page, { token })
    expect(await response.text()).toContain('Your email was changed')
    expect(await emailOf(wanted)).toBe(wanted)
    expect(await (await browser.get('/session')).json()).toMatchObject({ user: { name: 'Pat Poster' } })
  })

  test('the old address takes it back the same way', async () => {
    const { browser, email, page, token } = await mover('undo')
    await browser.send(page, { token })
    const undo = await tokenMailed(db, 'accounts.email-changed', email)
    const stranger = await cookieBrowser(db)

    await stranger.get(`/undo-email-change?token=${undo}`)
    expect(await emailOf(email)).toBeUndefined()
    const response = await stranger.send(`/undo-email-change?token=${undo}`, { token: undo })

    expect(await response.text()).toContain('Your old email is back')
    expect(await emailOf(email)).toBe(email)
    expect(await (await browser.get('/session')).json()).toEqual({ user: null })
  })

  test.each(['/change-email', '/undo-email-change'])('%s with a wrong link says so', async (path) => {
    const browser = await cookieBrowser(db)

    const page = await browser.get(`${path}?token=nonsense`)
    const sent = await browser.send(`${path}?token=nonsense`, { token: 'nonsense' })

    expect(page.status).toBe(410)
    expect(sent.status).toBe(410)
    expect(await sent.text()).toContain('This link has expired or was already used.')
  })
})
