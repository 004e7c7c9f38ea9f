import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { tokenMailed } from '#tests/helpers/emails.ts'
import { adsOf } from '#tests/helpers/rows.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function aMember(): Promise<Actor> {
  const { id } = await aProfile(db)
  return anActor({ id })
}

const clean = (html: string) => html.replaceAll('<!-- -->', '')

async function pageOf(actor: Actor, path: string): Promise<string> {
  return clean(await (await (await siteWith(db, { actor })).get(path)).text())
}

const keep = async (actor: Actor, form: string, fields: object) =>
  (await siteWith(db, { actor })).post('/api/draft', { form, mark: 'a1b2c3d4', fields })

/** Returns the value that is chosen in a form: a hidden field, a radio button, or an option. */
function chosen(page: string, name: string): string | null {
  const input = new RegExp(`<input(?=[^>]* name="${name}")(?=[^>]* (?:type="hidden"|checked))[^>]*>`, 'u')
  const select = new RegExp(`<select(?=[^>]* name="${name}")[^>]*>.*?</select>`, 'su')
  const option = /<option(?=[^>]* selected)[^>]*>/u.exec(select.exec(page)?.[0] ?? '')
  return / value="([^"]*)"/u.exec((input.exec(page) ?? option)?.[0] ?? '')?.[1] ?? null
}

describe('[TEXT-06] the form of a listing', () => {
  test('names the placement that was chosen, with its package and category', async () => {
    const page = await pageOf(await aMember(), '/post-listing?write=1&place=category&category=jobs')
    expect(page).toContain('The place you chose: Category banner. It comes with the Gold package.')
    expect(['placement', 'tier', 'category'].map((name) => chosen(page, name))).toEqual([
      'category',
      'gold',
      'jobs',
    ])
  })

  test('is reached with it from the page before, and closed without losing it', async () => {
    const actor = await aMember()
    const page = await pageOf(actor, '/post-listing?place=home')
    expect(page).toContain('The place you chose: Main-page banner.')
    expect(page).toContain('href="/post-listing?write=1&amp;place=home"')
    const form = await pageOf(actor, '/post-listing?write=1&place=home')
    expect(form).toContain('href="/post-listing?place=home"')
    expect(form).toContain('action="/post-listing?write=1&amp;place=home"')
  })

  test('still names it beside errors, and in its draft, until a package is chosen without one', async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const wrong = sentListing({ titleEn: '', tier: 'platinum' })
    wrong.set('placement', 'home')
    const refused = await site.post('/post-listing?write=1&place=home', wrong)
    expect(refused.status).toBe(422)
    expect(clean(await refused.text())).toContain('The place you chose: Main-page banner.')

    await keep(actor, 'post', { titleEn: 'Half a text', placement: 'home', tier: 'platinum' })
    const page = await pageOf(actor, '/post-listing?write=1')
    expect(page).toContain('The place you chose: Main-page banner.')
    expect(chosen(page, 'tier')).toBe('platinum')
    expect(await pageOf(actor, '/post-listing?write=1&tier=gold')).not.toContain('The place you chose')
  })

  test('keeps the category of a draft, and says that the placement was on another page', async () => {
    const actor = await aMember()
    await keep(actor, 'post', { titleEn: 'Half a text', category: 'events' })
    const page = await pageOf(actor, '/post-listing?write=1&place=category&category=jobs')
    expect(chosen(page, 'category')).toBe('events')
    expect(page).toContain('You chose it on the page “Jobs”.')
  })

  test.each(['moon', '', 'HOME', 'constructor', '"><script>', 'x'.repeat(1500)])(
    'names none for a value that is none: %s',
    async (value) => {
      const actor = await aMember()
      const address = `/post-listing?write=1&place=${encodeURIComponent(value)}&category=${encodeURIComponent(value)}`
      const page = await pageOf(actor, address)
      expect(page).toContain('<dialog')
      expect(page).not.toContain('The place you chose')
      await keep(actor, 'post', { titleEn: 'Half a text', placement: value })
      const draft = await pageOf(actor, '/post-listing?write=1')
      expect(draft).toContain('Half a text')
      expect(draft).not.toContain('The place you chose')
    },
  )
})

test('[TEXT-06] a visitor who signs up, and confirms on another device, is at the form with the placement', async () => {
  const at = '/post-listing?write=1&tier=gold&place=category&category=jobs'
  const browser = await cookieBrowser(db)
  const signIn = (await browser.get(at)).headers.get('location') ?? ''
  const email = 'advertiser@example.com'
  const newcomer = { fullName: 'Dana Driver', email, password: PASSWORD, confirmPassword: PASSWORD }
  await browser.send(signIn.replace('/signin', '/signup'), newcomer)
  const token = await tokenMailed(db, 'accounts.confirm-email', email)
  const phone = await cookieBrowser(db)

  const response = await phone.send('/confirm-email', { token })

  expect(response.headers.get('location')).toBe(at)
  const page = clean(await (await phone.get(at)).text())
  expect(page).toContain('The place you chose: Category banner.')
  expect(chosen(page, 'category')).toBe('jobs')
})

describe('[AD-12] the form of a banner ad', () => {
  const sent = (placement: string) =>
    new URLSearchParams({
      titleEn: 'Tires now',
      descriptionEn: 'Day and night.',
      price: 'Free',
      category: 'repair-shops-parts',
      contactType: 'website',
      websiteUrl: 'https://tires.example/',
      placement,
    })

  test('has the placement that was chosen, signed in or not, and in its draft', async () => {
    const { email } = await anAccount(db)
    const browser = await cookieBrowser(db)
    const at = '/post-ad?write=1&place=category&category=jobs'
    const signIn = (await browser.get(at)).headers.get('location') ?? ''
    expect(await (await browser.get(signIn)).text()).toContain('Sign in to send in your banner ad.')
    const back = await browser.send(signIn, { email, password: PASSWORD })
    expect(back.headers.get('location')).toBe(at)
    const page = await (await browser.get(at)).text()
    expect([chosen(page, 'placement'), chosen(page, 'category')]).toEqual(['category', 'jobs'])

    const actor = await aMember()
    await keep(actor, 'billboard', { titleEn: 'Half a text', placement: 'home' })
    expect(chosen(await pageOf(actor, '/post-ad?write=1'), 'placement')).toBe('home')
    expect(chosen(await pageOf(actor, '/post-ad?write=1&place=category'), 'placement')).toBe('category')
  })

  test.each([
    ['home', 'home', 'Main-page banner'],
    ['category', 'category', 'Category banner'],
    ['', null, null],
  ])('stores %j as what the banner ad asks for, and the queue names it', async (placement, stored, name) => {
    await db.deleteFrom('ads').execute()
    const actor = await aMember()
    await (await siteWith(db, { actor })).post('/post-ad?write=1', sent(placement))
    const [ad] = await adsOf(db, actor.id)
    expect(ad?.wantedPlacement).toBe(stored)
    expect(ad?.status).toBe('pending')

    const { id } = await aProfile(db, { role: 'admin' })
    const admin = anActor({ id, role: 'admin' })
    const queue = await pageOf(admin, '/admin/ads/queue')
    expect(queue).toContain('Tires now')
    expect(/Wanted place<\/dt><dd[^>]*>([^<]*)</u.exec(queue)?.[1] ?? null).toBe(name)
  })

  test.each(['ticker', 'list', 'moon', 'home; drop table ads'])(
    'refuses a placement that no banner ad can have, and stores nothing: %s',
    async (placement) => {
      const actor = await aMember()
      const response = await (await siteWith(db, { actor })).post('/post-ad?write=1', sent(placement))
      expect(response.status).toBe(422)
      expect(await adsOf(db, actor.id)).toEqual([])
      const page = await pageOf(actor, `/post-ad?write=1&place=${encodeURIComponent(placement)}`)
      expect(page).toContain('<dialog')
      expect(chosen(page, 'placement')).toBe(null)
    },
  )
})
