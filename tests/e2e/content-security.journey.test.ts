import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

test.use({ freshBrowsers: true })

// What the browser itself reports of the Content-Security-Policy about an injected script. That ordinary pages never
// violate the policy is checked by every journey: see PageGuard.

/** Collects what the policy of any document in this tab blocks. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const stopped: string[] = []
  await page.exposeFunction('tellStopped', (what: string) => void stopped.push(what))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    window.tellStopped(location.pathname + ': ' + event.violatedDirective + ' ' + event.blockedURI))`)
  return stopped
}

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
