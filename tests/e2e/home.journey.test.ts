import { expect, test } from './journey.ts'
import { expectNoAxeViolations, screenshot } from './page-checks.ts'

for (const [language, width] of [
  ['en', 320],
  ['ru', 1280],
  ['es', 320],
] as const) {
  test(`[LANG-01] a visitor whose browser speaks ${language} gets the home page in it, ${width} pixels wide`, async ({
    openPage,
  }) => {
    const page = await openPage({ language, width })

    const response = await page.goto('/')

    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectNoAxeViolations(page)
    await screenshot(page, `home-${language}-${width}`)
  })
}

test('the home page is there without JavaScript as well', async ({ openPage }) => {
  const page = await openPage({ javaScript: false })

  await page.goto('/')

  await expect(page.getByRole('main')).toHaveCount(1)
})
