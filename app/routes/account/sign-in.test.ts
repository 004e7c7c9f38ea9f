import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { SITE_URL } from '#tests/helpers/site.ts'

const { db, connectionString, queriesOf } = useDatabase()
beforeAll(() => installJobs(connectionString))

const HTTPS = { settings: { publicUrl: 'https://haulpost.example' } } as const

describe('[AUTH-04] the page for signing in', () => {
  test.each(LOCALES)('in %s leads to a new password, a new account and home', async (locale) => {
    const browser = await cookieBrowser(db)
    const t = TRANSLATE[locale]

    const html = await (await browser.get(inLanguage(locale, '/signin'))).text()

    expect(html).toContain(t('accounts.forgotLink'))
    for (const href of ['/forgot-password', '/signup'])
      expect(html).toContain(`href="${START[locale]}${href}"`)
    expect(html).toContain(t('accounts.backHome'))
    expect(html).toContain('autoComplete="current-password"')
  })

  test('signs in without JavaScript, goes home, and the header greets', async () => {
    const { email } = await anAccount(db, { fullName: 'Dana Driver' })
    const browser = await cookieBrowser(db)

    const response = await browser.send('/signin', { email: email.toUpperCase(), password: PASSWORD })

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/')
    const home = await browser.get('/')
    expect(await home.text()).toContain('Hello, Dana Driver')
    expect(home.headers.get('cache-control')).toBe('private, no-store')
  })

  test('leads back to the page that asked, and to no other site', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    const landing = async (to: string) => {
      const path = `/signin?${new URLSearchParams({ to })}`
      return (await browser.send(path, { email, password: PASSWORD })).headers.get('location')
    }

    expect(await landing('/favorites?view=grid')).toBe('/favorites?view=grid')
    for (const hostile of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/..//evil.example',
    ])
      expect(await landing(hostile)).toBe('/')
  })

  test('shows a wrong pair above the form, keeps the address and forgets the password', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)

    const response = await browser.send('/signin', { email, password: 'wrong horse' })
    const html = await response.text()

    expect(response.status).toBe(401)
    expect(html).toContain('Invalid email or password. Please try again.')
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain('wrong horse')
    expect(browser.jar.size).toBe(0)
  })

  test('[AUTH-02] offers the link once more to who has not confirmed yet', async () => {
    const { email } = await anAccount(db, { emailVerified: false })
    const browser = await cookieBrowser(db)

    const response = await browser.send('/signin', { email, password: PASSWORD })
    const html = await response.text()

    expect(response.status).toBe(403)
    expect(html).toContain('Please check your email and click the confirmation link before signing in.')
    expect(html).toContain('href="/resend-confirmation"')
  })

  test('[AUTH-12] says how long to wait', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    for (let i = 0; i < 10; i += 1) await browser.send('/signin', { email, password: `wrong ${i}` })

    const response = await browser.send('/signin', { email, password: PASSWORD })

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).toContain('Rate limit exceeded. Try again in 30 seconds.')
  })

  test.each(['/ru//evil.example', '/es/ru//evil.example', '//evil.example', '/ru/\\\\evil.example'])(
    'stays on this site, whatever page was asked for: %s',
    async (to) => {
      const { email } = await anAccount(db)
      const browser = await cookieBrowser(db)
      const address = `?to=${encodeURIComponent(to)}`
      const responses = [
        await browser.send(`/signin${address}`, { email, password: PASSWORD }),
        await browser.get(`/signin${address}`),
        await browser.send('/language', { lang: 'en', to }),
      ]
      const places = responses.map(({ headers }) => new URL(headers.get('location') ?? '', SITE_URL).origin)
      expect(responses.map(({ status }) => status)).toEqual([302, 302, 302])
      expect(places).toEqual([SITE_URL, SITE_URL, SITE_URL])
    },
  )

  test('is not for who is signed in', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    await browser.send('/signin', { email, password: PASSWORD })

    const response = await browser.get('/signin?to=/favorites')

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/favorites')
  })
})

describe('the secret of a session', () => {
  test('is in a cookie that scripts cannot read and other hosts cannot set', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db, HTTPS)

    const { publicUrl } = HTTPS.settings
    const headers = { host: 'haulpost.example', origin: publicUrl }
    const response = await browser.send(`${publicUrl}/signin`, { email, password: PASSWORD }, headers)

    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-(?:sid|device)=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/u,
      )
    }
  })

  test('is in no response that a script reads', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)

    const response = await browser.send('/signin.data', { email, password: PASSWORD })
    const body = await response.text()

    for (const secret of browser.jar.values()) expect(body).not.toContain(secret)
    expect(browser.jar.has('sid')).toBe(true)
    const session = await (await browser.get('/session')).text()
    expect(session).toBe('{"user":{"name":"Pat Poster","isAdmin":false}}')
  })

  test('is a new one at every sign-in, whatever a stranger put into the browser', async () => {
    const { id, email } = await anAccount(db)
    const planted = await aSession(db, id)
    const browser = await cookieBrowser(db)
    browser.jar.set('sid', planted)

    await browser.send('/signin', { email, password: PASSWORD })

    expect(browser.jar.get('sid')).not.toBe(planted)
    const sessions = await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()
    expect(sessions).toHaveLength(1)
  })
})

test('[AUTH-11] a user who is banned is out with the next click', async () => {
  const { id, email } = await anAccount(db)
  const browser = await cookieBrowser(db)
  await browser.send('/signin', { email, password: PASSWORD })
  expect(await (await browser.get('/session')).json()).toMatchObject({ user: { isAdmin: false } })

  await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', id).execute()

  expect(await (await browser.get('/session')).json()).toEqual({ user: null })
})

test('a page of a user costs one query more than that of a visitor', async () => {
  const { email } = await anAccount(db)
  const browser = await cookieBrowser(db)
  const asVisitor = await queriesOf(() => browser.get('/privacy-policy'))
  await browser.send('/signin', { email, password: PASSWORD })

  expect(await queriesOf(() => browser.get('/privacy-policy'))).toHaveLength(asVisitor.length + 1)
})

describe('[AUTH-08] signing out', () => {
  async function someone() {
    const { id, email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    await browser.send('/signin', { email, password: PASSWORD })
    return { id, browser }
  }

  test('ends the session here and in the browser', async () => {
    const { id, browser } = await someone()
    const session = browser.jar.get('sid') ?? ''

    const response = await browser.send('/signout', {})

    expect(response.headers.get('location')).toBe('/')
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(browser.jar.has('sid')).toBe(false)
    browser.jar.set('sid', session)
    expect(await (await browser.get('/session')).json()).toEqual({ user: null })
    const log = await db
      .selectFrom('auditLog')
      .select('action')
      .where('actorId', '=', id)
      .orderBy('id')
      .execute()
    expect(log).toEqual([{ action: 'sign_in' }, { action: 'sign_out' }])
  })

  test('a second press is no error', async () => {
    const { browser } = await someone()
    const cookie = `sid=${browser.jar.get('sid')}`
    await browser.send('/signout', {})

    expect((await browser.send('/signout', {}, { cookie })).status).toBe(302)
  })

  test('opening the address does not sign out, nor does another site', async () => {
    const { browser } = await someone()

    await browser.get('/signout')
    const foreign = await browser.send(
      '/signout',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )

    expect(foreign.status).toBe(403)
    expect(await (await browser.get('/session')).json()).toMatchObject({ user: { name: 'Pat Poster' } })
  })
})
