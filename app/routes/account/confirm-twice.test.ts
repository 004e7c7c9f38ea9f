import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { tokenMailed } from '#tests/helpers/emails.ts'
import { START } from '#tests/helpers/language-starts.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

let newcomers = 0

describe('[AUTH-02] a confirmation link pressed twice', () => {
  async function confirmed(query = '') {
    newcomers += 1
    const email = `new-${newcomers}@example.com`
    const browser = await cookieBrowser(db)
    const form = { fullName: 'Dana Driver', email, password: PASSWORD, confirmPassword: PASSWORD }
    await browser.send(`/signup${query}`, form)
    const token = await tokenMailed(db, 'accounts.confirm-email', email)
    await browser.send('/confirm-email', { token })
    return { browser, token, at: `/confirm-email?token=${token}` }
  }

  test.each(LOCALES)('says in %s that the address is confirmed, and leads on', async (locale) => {
    const t = TRANSLATE[locale]
    const { browser, at } = await confirmed('?to=/map')

    const own = await browser.get(inLanguage(locale, at))
    expect(own.status).toBe(200)
    const page = await own.text()
    expect(page).toContain(t('accounts.confirmedTitle'))
    expect(page).toContain(t('accounts.confirmedSignedIn'))
    expect(page).toMatch(new RegExp(`<a[^>]*href="${START[locale]}/map[^"]*"`, 'u'))
  })

  test('says so in another browser, which is asked to sign in', async () => {
    const { at } = await confirmed()
    const other = await cookieBrowser(db)

    const page = await (await other.get(at)).text()

    expect(page).toContain('Your email is confirmed already')
    expect(page).toContain('Sign in with your email and password.')
    expect(page).toMatch(
      /<a[^>]*href="\/signin"[^>]*class="button-primary"|<a[^>]*class="button-primary"[^>]*href="\/signin"/u,
    )
  })

  test('says so when its button is pressed once more', async () => {
    const { browser, token, at } = await confirmed()

    expect((await browser.send('/confirm-email', { token })).headers.get('location')).toBe(at)
  })

  test('names the harmless case where the link is no longer known', async () => {
    const browser = await cookieBrowser(db)

    const response = await browser.get('/confirm-email?token=nonsense')

    expect(response.status).toBe(410)
    expect(await response.text()).toContain('If you have confirmed your email already, just sign in.')
  })
})
