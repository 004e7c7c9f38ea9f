import { describe, expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const TABS = ['/dashboard', '/dashboard/favorites', '/dashboard/settings', '/dashboard/payments']

/** The site as a signed-in user sees it. */
async function asMember() {
  const { id, email } = await anAccount(db)
  await aSession(db, id)
  return siteWith(db, { actor: anActor({ id, email }) })
}

describe('the dashboard', () => {
  test.each(TABS)(
    '[DASH-01] a visitor of %s is led to the sign-in page, and from there back',
    async (tab) => {
      const response = await (await siteWith(db)).get(`${tab}?page=2`)

      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`/signin?to=${encodeURIComponent(`${tab}?page=2`)}`)
    },
  )

  test('[DASH-01] a form of a visitor whose session ended gets 401, and a way to sign in', async () => {
    const response = await (await siteWith(db)).post(
      '/dashboard/settings?change=alerts',
      new URLSearchParams(),
    )

    expect(response.status).toBe(401)
    expect(await response.text()).toContain('href="/signin"')
  })

  test.each(TABS)('[DASH-01] %s has its own address, and is marked among the tabs', async (tab) => {
    const response = await (await asMember()).get(tab)
    const text = await response.text()

    expect(response.status).toBe(200)
    expect(text).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*href="${tab}"`, 'u'))
    expect(text).toMatch(/name="robots" content="noindex/u)
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test.each(['email', 'password', 'deactivate', 'delete'])(
    '[DASH-07] without JavaScript the form of “%s” is in the page',
    async (name) => {
      const text = await (await (await asMember()).get(`/dashboard/settings?open=${name}`)).text()

      expect(text).toContain(`action="/dashboard/settings?change=${name}&amp;open=${name}"`)
    },
  )
})
