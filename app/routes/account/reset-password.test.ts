import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { runLinkJobs, tokenMailed } from '#tests/helpers/emails.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

describe('[AUTH-05] the page for a forgotten password', () => {
  test('says the same whether there is an account or not', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    const say = async (to: string) => {
      const response = await browser.send('/forgot-password', { email: to })
      const main = /<main.*<\/main>/su.exec(await response.text())?.[0] ?? ''
      return { status: response.status, main: main.replaceAll(to, 'X') }
    }

    const known = await say(email)

    expect(known.status).toBe(200)
    expect(known.main).toContain('Check your email')
    expect(known.main).toContain('Send another email')
    expect(await say('nobody@example.com')).toEqual(known)
  })

  test('says why no mail was sent', async () => {
    const browser = await cookieBrowser(db)
    for (let i = 0; i < 5; i += 1) await browser.send('/forgot-password', { email: 'busy@example.com' })

    const response = await browser.send('/forgot-password', { email: 'busy@example.com' })

    expect(response.status).toBe(429)
    expect(await response.text()).toContain(
      'Failed to send reset email: Rate limit exceeded. Try again in 6 minutes.',
    )
  })
})

describe('[AUTH-06] the page for a new password', () => {
  async function forgetful() {
    const { id, email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    await browser.send('/forgot-password', { email })
    await runLinkJobs(db)
    return { id, email, browser, token: await tokenMailed(db, 'accounts.reset-password', email) }
  }

  test('looks at the link first and says what is wrong with it', async () => {
    const browser = await cookieBrowser(db)

    expect(await (await browser.get('/reset-password')).text()).toContain(
      'No valid session found. Please request a new password reset.',
    )
    const wrong = await browser.get('/reset-password?token=nonsense')
    expect(wrong.status).toBe(410)
    expect(await wrong.text()).toContain('Invalid reset token. Please request a new password reset.')
  })

  test('sets the password, signs out everywhere, and the new one works', async () => {
    const { id, email, browser, token } = await forgetful()
    await aSession(db, id)
    const chosen = { token, password: 'brand new lorry 3', confirmPassword: 'brand new lorry 3' }

    const page = await browser.get(`/reset-password?token=${token}`)
    const response = await browser.send(`/reset-password?token=${token}`, chosen)

    expect(page.status).toBe(200)
    expect(await response.text()).toContain('Password updated successfully!')
    expect(await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([])
    expect((await browser.send('/signin', { email, password: chosen.password })).status).toBe(302)
  })

  test('says literally what is wrong, and the link still works then', async () => {
    const { browser, token } = await forgetful()
    const send = (password: string, confirmPassword = password) =>
      browser.send(`/reset-password?token=${token}`, { token, password, confirmPassword })

    expect(await (await send('1234567')).text()).toContain('Password must be at least 8 characters long')
    expect(await (await send('123456789', '987654321')).text()).toContain('Passwords do not match')
    expect(await (await send('qwerty123')).text()).toContain(
      'failed to update password: This password is too common. Please choose another.',
    )
    expect((await browser.get(`/reset-password?token=${token}`)).status).toBe(200)
  })
})
