import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage, screenshot } from './browser.ts'

test.each([
  ['en', 320],
  ['ru', 1280],
  ['es', 320],
] as const)(
  '[LANG-01] a visitor whose browser speaks %s gets the home page in it, %i pixels wide',
  async (language, width) => {
    const page = await openPage({ language, width })

    const response = await page.goto('/')

    expect(response?.status()).toBe(200)
    expect(await page.getAttribute('html', 'lang')).toBe(language)
    await expectNoAxeViolations(page)
    await screenshot(page, `home-${language}-${width}`)
  },
)

test('the home page is there without JavaScript as well', async () => {
  const page = await openPage({ javaScript: false })

  await page.goto('/')

  expect(await page.getByRole('main').count()).toBe(1)
})
