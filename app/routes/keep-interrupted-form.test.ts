import { describe, expect, test } from 'vitest'
import { deleteInterruptedForms } from '#app/platform/forms/interrupted-forms.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formFields } from '#tests/helpers/form-fields.ts'

const { db } = useDatabase()

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

type Browser = Awaited<ReturnType<typeof cookieBrowser>>

const signIn = async (browser: Browser, email: string, at = '/signin') =>
  (await browser.send(at, { email, password: PASSWORD })).headers.get('location')

/** A user in a browser, with a form on the screen, and no session any more. */
async function aUserAtForm(path: string) {
  const user = await anAccount(db)
  const browser = await cookieBrowser(db)
  await signIn(browser, user.email)
  const page = await (await browser.get(path)).text()
  await db.deleteFrom('sessions').where('userId', '=', user.id).execute()
  const fields = Object.fromEntries(formFields(page))
  return {
    ...user,
    browser,
    send: (typed: Record<string, string>, headers?: HeadersInit) =>
      browser.send(path, { ...fields, ...typed }, headers),
  }
}

const stored = () => db.selectFrom('interruptedForms').selectAll().execute()
const drafts = (userId: string) =>
  db.selectFrom('unsentForms').selectAll().where('userId', '=', userId).execute()

const textOf = (userId: string) =>
  db.selectFrom('profiles').select('bio').where('id', '=', userId).executeTakeFirstOrThrow()

describe('[FORM-09] a form that is sent without scripts after its session has ended', () => {
  test.each([
    ['/post-listing?write=1', 'descriptionEn'],
    ['/post-ad?write=1', 'descriptionEn'],
    ['/profile?edit', 'bio'],
    ['/dashboard/payments', 'address'],
  ])('%s asks to sign in, and then holds what was typed, unsent', async (path, field) => {
    const { id, email, browser, send } = await aUserAtForm(path)

    const refused = await send({ [field]: 'Thirty years of reefers' })
    const at = refused.headers.get('location') ?? ''
    expect(refused.status).toBe(302)
    expect(at).toMatch(/^\/signin\?to=/u)
    expect(await (await browser.get(at)).text()).toContain('Your session has ended.')

    const back = await signIn(browser, email, at)
    expect(back).toContain(path)
    const page = await (await browser.get(back ?? '')).text()
    expect(page).toContain('Thirty years of reefers')
    expect(page).toContain('We kept what you typed last time.')
    expect(await textOf(id)).toEqual({ bio: '' })
    expect(await db.selectFrom('listings').select('id').where('userId', '=', id).execute()).toEqual([])
  })

  test('that edits something of one’s own holds it too', async () => {
    const user = await anAccount(db)
    const { id } = await aListing(db, { userId: user.id })
    const ad = await anAd(db, { userId: user.id })
    const browser = await cookieBrowser(db)
    for (const path of [`/dashboard/listings/${id}/edit`, `/edit-ad/${ad.id}`]) {
      await signIn(browser, user.email)
      const fields = Object.fromEntries(formFields(await (await browser.get(path)).text()))
      await db.deleteFrom('sessions').where('userId', '=', user.id).execute()
      const at = (await browser.send(path, { ...fields, titleEn: 'Kenworth T680, new tires' })).headers.get(
        'location',
      )
      const back = await signIn(browser, user.email, at ?? '')
      expect(await (await browser.get(back ?? '')).text()).toContain('value="Kenworth T680, new tires"')
    }
  })

  test('keeps the language of its address', async () => {
    const { send } = await aUserAtForm('/ru/profile?edit')
    expect((await send({ bio: 'x' })).headers.get('location')).toMatch(
      /^\/ru\/signin\?to=%2Fprofile%3Fedit%3D%26draft/u,
    )
  })
})

describe('[FORM-09] what was typed is seen by nobody else', () => {
  test('not by the next user of the browser, and not in another browser', async () => {
    const { id, email, send, browser } = await aUserAtForm('/profile?edit')
    const other = await anAccount(db)
    const at = (await send({ bio: 'My secret plans' })).headers.get('location') ?? ''

    const elsewhere = await cookieBrowser(db)
    await signIn(elsewhere, email, at)
    expect(await drafts(id)).toEqual([])

    const back = (await signIn(browser, other.email, at)) ?? ''
    expect(await (await browser.get(back)).text()).not.toContain('My secret plans')
    expect(await drafts(other.id)).toEqual([])

    await browser.send('/signout', {})
    await signIn(browser, email, at)
    expect(await (await browser.get(back)).text()).toContain('My secret plans')
  })

  test('nor in the database: it is sealed, and has the fields of its form only', async () => {
    const { id, email, send, browser } = await aUserAtForm('/profile?edit')
    await send({ bio: 'My secret plans', password: PASSWORD, cardNumber: '4242', role: 'admin' })

    const rows = (await stored()).filter(({ userId }) => userId === id)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('My secret plans')

    await signIn(browser, email)
    const [draft] = await drafts(id)
    expect(draft?.fields).toMatchObject({ bio: 'My secret plans' })
    expect(Object.keys(draft?.fields ?? {})).not.toContain('password')
    expect(JSON.stringify(draft)).not.toMatch(/4242|admin/u)
    expect((await stored()).filter(({ userId }) => userId === id)).toEqual([])
  })

  test('after an hour it is gone, also where no job came to delete it', async () => {
    const { id, email, send, browser } = await aUserAtForm('/profile?edit')
    await send({ bio: 'Too late' })
    const late = await cookieBrowser(db, { now: minutesLater(60) })
    for (const [name, value] of browser.jar) late.jar.set(name, value)
    await signIn(late, email)
    expect(await drafts(id)).toEqual([])

    const other = await aUserAtForm('/profile?edit')
    await other.send({ bio: 'Never back' })
    await deleteInterruptedForms({ db, now: minutesLater(59) })
    expect((await stored()).map(({ userId }) => userId)).toContain(other.id)
    await deleteInterruptedForms({ db, now: minutesLater(60) })
    expect(await stored()).toEqual([])
  })
})

describe('[FORM-09] nothing is kept', () => {
  const refusals: readonly [string, Record<string, string>, HeadersInit | undefined, number][] = [
    ['from another site', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['of a form that names no user', { draftOf: '' }, undefined, 401],
    [
      'of a form that does not exist',
      { draftOf: '00000000-0000-4000-8000-000000000000/passwords' },
      undefined,
      401,
    ],
    [
      'for a user who never signed in here',
      { draftOf: '00000000-0000-4000-8000-000000000000/profile' },
      undefined,
      401,
    ],
    ['without a draft', { draft: '' }, undefined, 401],
    ['of a whole book', { bio: 'x'.repeat(30_000) }, undefined, 401],
  ]
  test.each(refusals)('%s', async (_, typed, headers, status) => {
    const { id, send } = await aUserAtForm('/profile?edit')
    expect((await send({ bio: 'x', ...typed }, headers)).status).toBe(status)
    expect((await stored()).filter(({ userId }) => userId === id)).toEqual([])
  })

  test('in a browser that is not known, nor more than five forms of a user', async () => {
    const { id, browser, send } = await aUserAtForm('/profile?edit')
    const device = browser.jar.get('device') ?? ''
    browser.jar.set('device', 'x'.repeat(43))
    expect((await send({ bio: 'x' })).status).toBe(401)
    browser.jar.set('device', device)
    for (const n of [1, 2, 3, 4, 5, 6]) await send({ bio: 'x', draft: `0000000${n}` })
    expect((await stored()).filter(({ userId }) => userId === id)).toHaveLength(5)
  })

  test('of a browser that sends one after the other', async () => {
    const { send } = await aUserAtForm('/profile?edit')
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await send({ bio: 'x' })).status)
    expect(statuses.slice(-2)).toEqual([302, 401])
  })
})
