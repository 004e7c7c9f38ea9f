import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What no one can take back from a page: the next visitor of the browser would have it, too. */
const FOR_GOOD = /addInitScript|exposeFunction|exposeBinding|newCDPSession|page\.clock\b|authenticator\.ts/u

test('journeys that change a page for good hand their browser on to no one', () => {
  const journeys = globSync('tests/e2e/*.journey.test.ts').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  const changing = journeys.filter(({ text }) => FOR_GOOD.test(text))

  expect(changing.length).toBeGreaterThan(0)
  expect(
    changing.filter(({ text }) => !text.includes('freshBrowsers: true')).map(({ file }) => file),
  ).toEqual([])
})
