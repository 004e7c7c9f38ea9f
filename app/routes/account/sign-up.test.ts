import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { runLinkJobs, tokenMailed } from '#tests/helpers/emails.ts'
import { START } from '#tests/helpers/language-starts.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const form = (email: string) => ({
  fullName: 'Dana Driver',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
})

const profileOf = (email: string) =>
  db.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirst()

describe('[AUTH-01] the page for signing up', () => {
  test.each(LOCALES)('in %s asks for name, address and the password twice', async (locale) => {
    const browser = await cookieBrowser(db)
    const t = TRANSLATE[locale]

    const html = await (await browser.get(inLanguage(locale, '/signup'))).text()

    for (const label of ['fullName', 'email', 'password', 'confirmPassword'] as const)
      expect(html).toContain(t(`accounts.${label}`))
    expect(html.match(/type="password"/gu)).toHaveLength(2)
    expect(html).toContain('noindex')
  })

  test.each(LOCALES)(
    '[TEXT-04] in %s links to what one agrees to, in a tab beside the form',
    async (locale) => {
      const browser = await cookieBrowser(db)

      const html = await (await browser.get(inLanguage(locale, '/signup'))).text()

      for (const path of ['/terms', '/posting-rules', '/privacy-policy'])
        expect(html).toMatch(
          new RegExp(`<form.*<a[^>]*href="${START[locale]}${path}"[^>]*target="_blank".*</form>`, 'su'),
        )
    },
  )

  test('says where the link was sent, and leads back to signing in', async () => {
    const browser = await cookieBrowser(db)

    const response = await browser.send('/signup', form('new@example.com'))
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(html).toContain('Check your email')
    expect(html).toContain('new@example.com')
    expect(html).toContain('Back to sign in')
    expect([...browser.jar.keys()]).toEqual(['device'])
  })

  test('shows what is wrong beside each field and keeps all but the passwords', async () => {
    const browser = await cookieBrowser(db)

    const response = await browser.send('/signup', {
      ...form('kept@example.com'),
      confirmPassword: 'another',
    })
    const html = await response.text()

    expect(response.status).toBe(422)
    expect(html).toContain('Passwords do not match')
    expect(html).toContain('value="kept@example.com"')
    expect(html).toContain('value="Dana Driver"')
    expect(html).not.toContain(PASSWORD)
    expect(html).not.toContain('"another"')
  })

  test('[AUTH-03] says that there is an account, and that a password is too common', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)

    const taken = await browser.send('/signup', form(email))
    expect(taken.status).toBe(409)
    const notice = await taken.text()
    expect(notice).toContain('An account with this email already exists. Please sign in instead.')
    expect(notice).toMatch(/<a[^>]* href="\/forgot-password"/u)

    const common = { ...form('common@example.com'), password: 'password1', confirmPassword: 'password1' }
    const weak = await browser.send('/signup', common)
    expect(weak.status).toBe(422)
    expect(await weak.text()).toContain('This password is too common. Please choose another.')
  })

  test('grants no more than users may have, whatever else is sent', async () => {
    const browser = await cookieBrowser(db)
    const greedy = {
      role: 'admin',
      is_verified: 'true',
      isVerified: 'true',
      emailVerified: 'true',
      email_verified: 'true',
      id: '00000000-0000-4000-8000-00000000000f',
      admin_notes: 'x',
      deactivatedAt: '',
    }

    await browser.send('/signup', { ...form('greedy@example.com'), ...greedy })

    const profile = await profileOf('greedy@example.com')
    expect(profile).toMatchObject({ role: 'user', isVerified: false, emailVerified: false, adminNotes: '' })
    expect(profile?.id).not.toBe(greedy.id)
  })

  test.each<Record<string, string>>([
    { '__proto__[role]': 'admin' },
    { 'constructor.role': 'admin' },
    { email: 'nul\u0000@example.com' },
  ])('refuses what no form of ours sends: %o', async (strange) => {
    const browser = await cookieBrowser(db)

    const response = await browser.send('/signup', { ...form('strange@example.com'), ...strange })

    expect(response.status).toBe(400)
    expect(await profileOf('strange@example.com')).toBeUndefined()
  })
})

describe('[AUTH-02] the link of the confirmation', () => {
  async function newcomer(email: string) {
    const browser = await cookieBrowser(db)
    await browser.send('/signup', form(email))
    return { browser, token: await tokenMailed(db, 'accounts.confirm-email', email) }
  }

  test('opens a page with a button; the button confirms and signs in', async () => {
    const { browser, token } = await newcomer('confirm@example.com')

    const page = await browser.get(`/confirm-email?token=${token}`)
    const html = await page.text()
    expect(html).toContain('Confirm my email')
    expect(html).toContain('confirm@example.com')

    const response = await browser.send('/confirm-email', { token })
    expect(response.headers.get('location')).toBe('/dashboard?confirmed=1')
    const next = await (await browser.get('/dashboard?confirmed=1')).text()
    expect(next).toContain('Your email is confirmed.')
    expect(await (await browser.get('/session')).json()).toMatchObject({ user: { name: 'Dana Driver' } })
  })

  test('changes nothing by being opened, however often', async () => {
    const { browser, token } = await newcomer('scanned@example.com')

    for (let i = 0; i < 3; i += 1) await browser.get(`/confirm-email?token=${token}`)

    expect(await profileOf('scanned@example.com')).toMatchObject({ emailVerified: false })
    expect([...browser.jar.keys()]).toEqual(['device'])
  })

  test('works once', async () => {
    const { browser, token } = await newcomer('once@example.com')
    await browser.send(`/confirm-email?token=${token}`, { token })
    const other = await cookieBrowser(db)

    const page = await other.get(`/confirm-email?token=${token}`)
    const again = await other.send(`/confirm-email?token=${token}`, { token })

    expect(await page.text()).toContain('Your email is confirmed already')
    expect(again.headers.get('location')).toBe(`/confirm-email?token=${token}`)
    expect(other.jar.size).toBe(0)
  })

  test('can be asked for once more', async () => {
    const { browser, token } = await newcomer('again@example.com')

    const response = await browser.send('/resend-confirmation', { email: 'again@example.com' })
    await runLinkJobs(db)

    expect(await response.text()).toContain('again@example.com')
    expect((await browser.get(`/confirm-email?token=${token}`)).status).toBe(410)
    const newer = await tokenMailed(db, 'accounts.confirm-email', 'again@example.com')
    expect((await browser.get(`/confirm-email?token=${newer}`)).status).toBe(200)
  })
})
