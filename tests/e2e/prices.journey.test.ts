import { expect, test } from './journey.ts'

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
