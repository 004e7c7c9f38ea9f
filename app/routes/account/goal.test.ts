import { beforeAll, describe, expect, test } from 'vitest'
import { codeAt } from '#app/platform/auth/one-time-code.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { runLinkJobs, tokenMailed } from '#tests/helpers/emails.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

let newcomers = 0

/** A listing, and a visitor on its page who has pressed the heart and is at the sign-in page. */
async function aVisitorWhoSaves() {
  const { id, listingId } = await aListing(db, { title: { en: 'Kenworth T680' } })
  const browser = await cookieBrowser(db)
  const page = await (await browser.get(`/listings/${listingId}/kenworth-t680`)).text()
  const [, at = ''] = /href="(\/signin\?[^"]*save=[^"]*)"/u.exec(page) ?? []
  const query = at.replaceAll('&amp;', '&').replace('/signin', '')
  newcomers += 1
  return {
    id,
    browser,
    query,
    back: `/listings/${listingId}/kenworth-t680`,
    email: `new-${newcomers}@example.com`,
  }
}

async function favoritesOf(email: string) {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('profiles', 'profiles.id', 'favorites.userId')
    .select('favorites.listingId')
    .where('profiles.email', '=', email)
    .execute()
  return rows.map(({ listingId }) => listingId)
}

const newcomer = (email: string) => ({
  fullName: 'Dana Driver',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
})

describe('[AUTH-13] a visitor who saves a listing', () => {
  test('reads why they are asked to sign in, and every way into the account keeps what they wanted', async () => {
    const { browser, query } = await aVisitorWhoSaves()

    const page = await (await browser.get(`/signin${query}`)).text()

    expect(page).toContain('Sign in to save this listing.')
    const kept = query.replaceAll('&', '&amp;')
    for (const path of ['/signup', '/forgot-password']) expect(page).toContain(`href="${path}${kept}"`)
    for (const path of ['/signup', '/forgot-password', '/resend-confirmation'])
      expect(await (await browser.get(`${path}${query}`)).text()).toContain(`href="/signin${kept}"`)
  })

  test('signs in, is back on its page, and has saved it', async () => {
    const { id, browser, query, back } = await aVisitorWhoSaves()
    const { email } = await anAccount(db)

    const response = await browser.send(`/signin${query}`, { email, password: PASSWORD })

    expect(response.headers.get('location')).toBe(back)
    expect(await favoritesOf(email)).toEqual([id])
    expect(await (await browser.get(back)).text()).toContain('Remove from favorites: Kenworth T680')
  })

  test('signs in with a second factor, and has saved it after the code', async () => {
    const { id, query, back } = await aVisitorWhoSaves()
    const { email } = await anAccount(db)
    const first = await cookieBrowser(db)
    await first.send('/signin', { email, password: PASSWORD })
    const begun = await first.send('/dashboard/second-factor?change=begin', { password: PASSWORD })
    const [, key = ''] = /<span class="font-mono[^"]*">([A-Z2-7 ]+)</u.exec(await begun.text()) ?? []
    const secret = key.replaceAll(' ', '')
    await first.send('/dashboard/second-factor?change=confirm', { code: codeAt(secret, NOW) })
    const now = new Date(NOW.getTime() + 60_000)
    const browser = await cookieBrowser(db, { now })

    const half = await browser.send(`/signin${query}`, { email, password: PASSWORD })
    expect(await favoritesOf(email)).toEqual([])
    const done = await browser.send(half.headers.get('location') ?? '', { code: codeAt(secret, now) })

    expect(done.headers.get('location')).toBe(back)
    expect(await favoritesOf(email)).toEqual([id])
  })

  test('signs up, confirms on another device, is on its page there, and has saved it', async () => {
    const { id, browser, query, back, email } = await aVisitorWhoSaves()
    await browser.send(`/signup${query}`, newcomer(email))
    expect(await favoritesOf(email)).toEqual([])
    const token = await tokenMailed(db, 'accounts.confirm-email', email)
    const phone = await cookieBrowser(db)

    const response = await phone.send('/confirm-email', { token })

    expect(response.headers.get('location')).toBe(back)
    expect(await favoritesOf(email)).toEqual([id])
  })

  test('asks for the confirmation once more where no one knows what they wanted, and it is kept', async () => {
    const { id, browser, query, back, email } = await aVisitorWhoSaves()
    await browser.send(`/signup${query}`, newcomer(email))
    await browser.send('/resend-confirmation', { email })
    await runLinkJobs(db)
    const token = await tokenMailed(db, 'accounts.confirm-email', email)

    expect((await browser.send('/confirm-email', { token })).headers.get('location')).toBe(back)
    expect(await favoritesOf(email)).toEqual([id])
  })

  test('forgot the password, and signs in with the new one to the same end', async () => {
    const { id, browser, query, back } = await aVisitorWhoSaves()
    const { email } = await anAccount(db)
    await browser.send(`/forgot-password${query}`, { email })
    await runLinkJobs(db)
    const token = await tokenMailed(db, 'accounts.reset-password', email)
    const password = 'brand new lorry 3'
    const phone = await cookieBrowser(db)

    const done = await phone.send('/reset-password', { token, password, confirmPassword: password })
    const [, at = ''] = /href="(\/signin\?[^"]*save=[^"]*)"/u.exec(await done.text()) ?? []
    const response = await phone.send(at.replaceAll('&amp;', '&'), { email, password })

    expect(response.headers.get('location')).toBe(back)
    expect(await favoritesOf(email)).toEqual([id])
  })

  test('is signed in also when the listing is gone meanwhile', async () => {
    const { id, browser, query, back } = await aVisitorWhoSaves()
    const { email } = await anAccount(db)
    await db.updateTable('listings').set({ status: 'sold' }).where('id', '=', id).execute()

    const response = await browser.send(`/signin${query}`, { email, password: PASSWORD })

    expect(response.headers.get('location')).toBe(back)
    expect(await favoritesOf(email)).toEqual([])
  })
})

describe('[AUTH-13] an address alone', () => {
  test('changes nothing for a user who is signed in', async () => {
    const { query, back } = await aVisitorWhoSaves()
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    await browser.send('/signin', { email, password: PASSWORD })

    for (const path of ['/signin', '/signup', '/signin/code']) {
      const response = await browser.get(`${path}${query}`)
      expect(response.headers.get('location')).toBe(back)
    }
    expect(await favoritesOf(email)).toEqual([])
  })

  test.each([
    '?to=https://evil.example&save=x',
    '?to=//evil.example&save=../../x',
    `?to=/\\evil.example&save=${'1'.repeat(3000)}`,
    "?save='--",
    `?to=/${'я'.repeat(400)}`,
  ])('with %s leads home, in a mail as well', async (query) => {
    newcomers += 1
    const email = `new-${newcomers}@example.com`
    const browser = await cookieBrowser(db)
    await browser.send(`/signup${query}`, newcomer(email))
    const token = await tokenMailed(db, 'accounts.confirm-email', email)

    const response = await browser.send('/confirm-email', { token })

    expect(response.headers.get('location')).toBe('/dashboard?confirmed=1')
  })
})

test.each([
  ['/post-ad?write=1', 'Sign in to send in your banner ad.'],
  ['/post-listing?write=1&tier=gold', 'Sign in to post your listing.'],
])('[AUTH-13] %s says why it asks, and is opened after signing in', async (path, why) => {
  const { email } = await anAccount(db)
  const browser = await cookieBrowser(db)

  const at = (await browser.get(path)).headers.get('location') ?? ''
  expect(await (await browser.get(at)).text()).toContain(why)
  expect((await browser.send(at, { email, password: PASSWORD })).headers.get('location')).toBe(path)
  expect(await (await browser.get(path)).text()).toContain('<dialog')
})

test('[AUTH-13] a card of the price list opens the form of a listing with its package', async () => {
  const { email } = await anAccount(db)
  const browser = await cookieBrowser(db)
  const prices = await (await browser.get('/prices')).text()
  expect(prices).toContain('href="/post-listing?write=1&amp;tier=platinum"')
  expect(prices).toContain('href="/post-ad?write=1"')

  await browser.send('/signin', { email, password: PASSWORD })
  const chosen = /<input[^>]*name="tier"[^>]*value="platinum"[^>]*>/u
  expect(chosen.exec(await (await browser.get('/post-listing?write=1&tier=platinum')).text())?.[0]).toContain(
    'checked',
  )
  expect(chosen.exec(await (await browser.get("/post-listing?write=1&tier='--")).text())?.[0]).not.toContain(
    'checked',
  )
})
