import { LOCALES } from '#app/lib/locale.ts'
import { expect, test } from './journey.ts'

test('[LANG-01] a visitor gets the home page in the language of the browser', async ({ openPage }) => {
  for (const language of LOCALES) {
    const page = await openPage({ language })
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})

test('the home page is there without JavaScript as well', async ({ openPage }) => {
  const page = await openPage({ javaScript: false })

  await page.goto('/')

  await expect(page.getByRole('main')).toHaveCount(1)
})
