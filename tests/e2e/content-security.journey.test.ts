import type { Page } from '@playwright/test'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

// What the browser itself reports of the Content-Security-Policy: ordinary pages never violate it, an injected script
// does.

/** Collects what the policy of any document in this tab blocks. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const stopped: string[] = []
  await page.exposeFunction('tellStopped', (what: string) => void stopped.push(what))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    window.tellStopped(location.pathname + ': ' + event.violatedDirective + ' ' + event.blockedURI))`)
  return stopped
}

async function anItemOf(db: Db, table: 'listings' | 'ads') {
  return db
    .selectFrom(table)
    .selectAll()
    .where(isPublic(table, new Date()))
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** Returns every page a visitor can open; those behind a link in an email, with a link that does not work. */
async function publicPages(db: Db): Promise<readonly string[]> {
  const { listingId } = await anItemOf(db, 'listings')
  const { adId } = await anItemOf(db, 'ads')
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
    await waitForHydration(page)
  }
}

test('[NAV-08] no page asks for anything that its Content-Security-Policy forbids', async ({
  db,
  openPage,
  signIn,
}) => {
  const page = await openPage()
  const stopped = await watchPolicy(page)
  await openAll(page, await publicPages(db))
  await signIn(page)
  await openAll(page, ['/', '/dashboard', '/dashboard/settings', '/post-listing?write=1', '/profile'])
  await signIn(page, { role: 'admin' })
  await openAll(page, ['/admin/dashboard', '/admin/ads', '/admin/layout'])
  expect(stopped).toEqual([])
})

/** What an attacker could leave in a page: markup that runs something as soon as its picture fails. */
const SMUGGLE = `(() => {
  const picture = document.createElement('img')
  picture.setAttribute('onerror', 'window.ran = true')
  picture.src = 'data:,'
  document.querySelector('main').append(picture)
})()`

for (const [who, address, role] of [
  ['a visitor', '/', null],
  ['a member', '/dashboard', 'user'],
] as const) {
  test(`[NAV-08] a script that was smuggled into a page of ${who} does not run`, async ({
    openPage,
    signIn,
  }) => {
    const page = await openPage({ expectsErrors: true })
    const stopped = await watchPolicy(page)
    if (role) await signIn(page, { role })
    await page.goto(address)
    await waitForHydration(page)

    await page.evaluate(SMUGGLE)

    await expect.poll(() => stopped).toEqual([`${address}: script-src-attr inline`])
    await expect(page.locator('main > img')).toHaveJSProperty('complete', true)
    expect(await page.evaluate('window.ran')).toBe(undefined)
  })
}

test('[ADM-01] in the administration no text becomes a script to begin with', async ({
  openPage,
  signIn,
}) => {
  const page = await openPage({ expectsErrors: true })
  await signIn(page, { role: 'admin' })
  await page.goto('/admin/users')
  await waitForHydration(page)

  await expect(page.evaluate(SMUGGLE)).rejects.toThrow('TrustedScript')
})
