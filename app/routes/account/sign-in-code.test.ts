import { beforeAll, describe, expect, test } from 'vitest'
import { codeAt } from '#app/platform/auth/one-time-code.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

// A later period than that of the code that turned two-factor on.
const LATER = new Date(NOW.getTime() + 60_000)

const secretOn = (page: string) =>
  /<span class="font-mono[^"]*">(?<secret>[A-Z2-7 ]+)</u
    .exec(page)
    ?.groups?.['secret']?.replaceAll(' ', '') ?? ''

/** Turns two-factor on, page by page and without JavaScript. */
async function turnOn(email: string) {
  const browser = await cookieBrowser(db)
  await browser.send('/signin', { email, password: PASSWORD })
  const begun = await browser.send('/dashboard/second-factor?change=begin', { password: PASSWORD })
  const secret = secretOn(await begun.text())
  const on = await browser.send('/dashboard/second-factor?change=confirm', { code: codeAt(secret, NOW) })
  return { secret, page: await on.text() }
}

describe('[AUTH-04] a second factor, without JavaScript', () => {
  test('is turned on with the key of the page, which then shows the codes for paper once', async () => {
    const { email } = await anAccount(db)

    const { secret, page } = await turnOn(email)

    expect(secret).toMatch(/^[A-Z2-7]{32}$/u)
    expect(page).toContain('Your recovery codes')
    expect(page).toContain('10 recovery codes left')
    const [, file] = /href="data:text\/plain;charset=utf-8,([^"]+)"/u.exec(page) ?? []
    expect(decodeURIComponent(file ?? '').split('\r\n')).toHaveLength(10)
    expect(page).not.toContain(secret)
  })

  test('asks for the code after the password, and leads to the page that was wanted', async () => {
    const { email } = await anAccount(db)
    const { secret } = await turnOn(email)
    const browser = await cookieBrowser(db, { now: LATER })

    const half = await browser.send('/signin?to=/dashboard/settings', { email, password: PASSWORD })
    expect(half.headers.get('location')).toBe('/signin/code?to=%2Fdashboard%2Fsettings')
    expect((await browser.get('/dashboard')).status).toBe(302)
    expect((await browser.get('/signin/code')).status).toBe(200)

    const wrong = await browser.send('/signin/code?to=/dashboard/settings', { code: '000000' })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('This code is wrong or has already been used')

    const done = await browser.send('/signin/code?to=/dashboard/settings', { code: codeAt(secret, LATER) })
    expect(done.headers.get('location')).toBe('/dashboard/settings')
    expect((await browser.get('/dashboard/settings')).status).toBe(200)
  })

  test('who never typed the password is led to the beginning', async () => {
    const browser = await cookieBrowser(db)

    expect((await browser.get('/signin/code?to=/map')).headers.get('location')).toBe('/signin?to=%2Fmap')
    const sent = await browser.send('/signin/code', { code: '123456' })
    expect(sent.headers.get('location')).toBe('/signin')
  })
})
