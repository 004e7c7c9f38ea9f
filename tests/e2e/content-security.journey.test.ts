import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { openPage, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

// What the browser itself says of the Content-Security-Policy: an ordinary page never meets it, a smuggled script does.

const db = useSiteDatabase()

/** Collects what the policy of any document in this tab stops. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const stopped: string[] = []
  await page.exposeFunction('tellStopped', (what: string) => void stopped.push(what))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    window.tellStopped(location.pathname + ': ' + event.violatedDirective + ' ' + event.blockedURI))`)
  return stopped
}

async function anItemOf(table: 'listings' | 'ads') {
  return db
    .selectFrom(table)
    .selectAll()
    .where(isPublic(table, new Date()))
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** Every page a visitor can open; those behind a link in a mail with a link that does not work. */
async function publicPages(): Promise<readonly string[]> {
  const { listingId } = await anItemOf('listings')
  const { adId } = await anItemOf('ads')
  const behindLinks = ['confirm-email', 'reset-password', 'change-email', 'undo-email-change']
  return [
    '/',
    '/categories',
    '/categories/trucks-trailers-marketplace?view=gallery',
    '/search?q=truck',
    `/listings/${listingId}`,
    `/promotions/${adId}`,
    `/report/listings/${listingId}`,
    '/contact',
    '/privacy-policy',
    '/signin',
    '/signup',
    '/forgot-password',
    '/resend-confirmation',
    ...behindLinks.map((page) => `/${page}?token=none`),
    '/dev/outbox',
    '/no/such/page',
  ]
}

async function openAll(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await untilAlive(page)
  }
}

for (const language of LOCALES) {
  test(`[NAV-08] in ${language} no page asks for anything that its Content-Security-Policy forbids`, async () => {
    const page = await openPage({ language })
    const stopped = await watchPolicy(page)
    await openAll(page, await publicPages())
    await signInAs(page, db)
    await openAll(page, ['/', '/dashboard', '/dashboard/settings', '/post-listing?write=1', '/profile'])
    await signInAs(page, db, { role: 'admin' })
    await openAll(page, ['/admin/dashboard', '/admin/ads', '/admin/layout'])
    expect(stopped).toEqual([])
  })
}

/** What an attacker could leave in a page: markup that runs something as soon as its picture is not there. */
const SMUGGLE = `(() => {
  const picture = document.createElement('img')
  picture.setAttribute('onerror', 'window.ran = true')
  picture.src = 'data:,'
  document.querySelector('main').append(picture)
})()`

test.each([
  ['a visitor', '/', null],
  ['a member', '/dashboard', 'user'],
] as const)(
  '[NAV-08] a script that was smuggled into a page of %s does not run',
  async (_, address, role) => {
    const page = await openPage({ expectsErrors: true })
    const stopped = await watchPolicy(page)
    if (role) await signInAs(page, db, { role })
    await page.goto(address)
    await untilAlive(page)

    await page.evaluate(SMUGGLE)

    await expect.poll(() => stopped).toEqual([`${address}: script-src-attr inline`])
    await until(page, `document.querySelector('main > img').complete`)
    expect(await page.evaluate('window.ran')).toBe(undefined)
  },
)

test('[ADM-01] in the administration no text becomes a script to begin with', async () => {
  const page = await openPage({ expectsErrors: true })
  await signInAs(page, db, { role: 'admin' })
  await page.goto('/admin/users')
  await untilAlive(page)

  await expect(page.evaluate(SMUGGLE)).rejects.toThrow('TrustedScript')
})
