import { z } from 'zod'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoOverflow, screenshot, waitForHydration } from './page-checks.ts'

test('[TEXT-02] [POST-08] the four packages stand in rows of the same length, at every width', async ({
  openCheckout,
  page: visitor,
}) => {
  const { page: buyer } = await openCheckout()
  await visitor.goto('/prices')
  for (const width of [320, 390, 600, 768, 834, 900, 1024, 1280]) {
    for (const page of [visitor, buyer]) {
      await page.setViewportSize({ width, height: 800 })
      const cards = page.locator('.package-cards > *')
      await expect(cards).toHaveCount(4)
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      expect(new Set(rows).size, `cards in each row at ${width} px: ${rows.join()}`).toBe(1)
    }
  }
})

/** Journeys change layouts: measured are a cell with a billboard, and a category whose layout none draws. */
const SIZES = `Object.fromEntries(['.billboard-grid > li', '.billboard-grid > li:has(.billboard)', '.ticker', '.item-rows > li'].map((selector) => {
  const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return [selector, [Math.round(width), Math.round(height)]]
}))`

test('[AD-11] the sizes that are named are those of the pages', async ({ page }) => {
  const sizesAt = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    return z.record(z.string(), z.tuple([z.number(), z.number()])).parse(await page.evaluate(SIZES))
  }
  const [home, list] = [await sizesAt('/', 1280), await sizesAt('/categories/office-staff', 1280)]
  const phone = await sizesAt('/categories/office-staff', 390)
  await page.goto('/prices')
  await waitForHydration(page)
  await page.getByLabel(TRANSLATE.en('prices.examplePage')).selectOption('office-staff')
  await page.getByRole('button', { name: TRANSLATE.en('prices.showPage'), exact: true }).click()
  await page.waitForURL('**/prices?category=office-staff#places')
  const card = (placement: string) => page.locator(`#place-${placement}`)
  const { format } = new Intl.NumberFormat('en-US')
  const pixels = ([width = 0, height = 0]: readonly number[]) =>
    `${format(width)}\u00a0×\u00a0${format(height)}\u00a0px`

  await expect(card('home')).toContainText(pixels(home['.billboard-grid > li:has(.billboard)'] ?? []))
  await expect(card('category')).toContainText(pixels(list['.billboard-grid > li'] ?? []))
  await expect(card('category')).toContainText(`phone ${pixels(phone['.billboard-grid > li'] ?? [])}`)
  await expect(card('ticker')).toContainText(`${home['.ticker']?.[1]} px high`)
  await expect(card('list')).toContainText(`${list['.item-rows > li']?.[0]} px wide`)
  await expect(card('list')).toContainText(`phone ${phone['.item-rows > li']?.[0]} px`)
})

for (const javaScript of [true, false]) {
  test(`[TEXT-06] an empty cell leads through prices and sign-in to the form that names it (${javaScript ? 'with' : 'without'} JavaScript)`, async ({
    db,
    openPage,
  }) => {
    const t = TRANSLATE.es
    const { email } = await anAccount(db)
    const page = await openPage({ language: 'es', width: 320, javaScript })
    const settle = async () => (javaScript ? waitForHydration(page) : undefined)
    await page.goto('/es/categories/office-staff')
    await settle()
    await page.locator('.billboard-empty').first().click()
    const chosen = page.locator('.place-chosen')
    await expect(chosen).toContainText(t('prices.bannerWanted'))
    await expectNoOverflow(page.getByRole('main'))
    if (javaScript) await expectNoAxeViolations(page)
    await screenshot(page, `place-chosen-es-${javaScript ? 'scripts' : 'plain'}`)
    await chosen.getByRole('link', { name: t('billing.gold') }).click()
    await expect(page.getByText(t('accounts.whyPost'))).toBeVisible()
    await settle()
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('accounts.signIn'), exact: true })
      .click()

    const note = page.getByText(t('billing.categoryBillboard')).and(page.locator('dialog form p'))
    const missing = page.getByText(t('posting.placementMissing'))
    await expect(note).toBeVisible()
    await settle()
    await expect(page.locator('select[name=category]').first()).toHaveValue('office-staff')
    await expect(missing).toBeHidden()
    await page.locator('input[name=tier][value=silver]').check()
    await expect(missing).toBeVisible()
    await page.locator('input[name=tier][value=platinum]').check()
    await expect(missing).toBeHidden()
    if (!javaScript) return

    await page.locator('input[name=titleEs]').fill('Se busca chofer')
    await expect(page.getByText(t('forms.draftSaved'))).toBeVisible()
    await page.goto('/es/post-listing?write=1')
    await expect(note).toBeVisible()
    await expect(page.locator('input[name=tier][value=platinum]')).toBeChecked()
  })
}
