import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

const WIDTHS = [390, 834, 1280] as const

const drawnPictures = z.array(
  z.object({
    name: z.string(),
    fit: z.string(),
    /** What the picture leaves of its cell shows the blurred copy behind it. */
    ground: z.string(),
    isLoaded: z.boolean(),
    /** How far the picture, all of its own pixels at the size they are drawn, sticks out of what cuts it. */
    cut: z.number(),
  }),
)

/** An expression for the browser: every picture of a billboard that is shown, and how much of it is cut off. */
const DRAWN = `[...document.querySelectorAll('.billboard-picture')]
  .filter((image) => image.checkVisibility())
  .map((image) => {
    const box = image.getBoundingClientRect()
    const cell = image.closest('.billboard').getBoundingClientRect()
    const { objectFit: fit, backgroundColor: ground } = getComputedStyle(image)
    const [x, y] = [box.width / image.naturalWidth, box.height / image.naturalHeight]
    const scale = { contain: Math.min(x, y), cover: Math.max(x, y) }[fit] ?? 1
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
    const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2]
    const cut = Math.max(
      width - box.width,
      height - box.height,
      cell.left - (middleX - width / 2),
      middleX + width / 2 - cell.right,
      cell.top - (middleY - height / 2),
      middleY + height / 2 - cell.bottom,
    )
    const isLoaded = image.naturalWidth > 0
    // A picture without a size is cut by no number.
    return { name: image.alt, fit, ground, isLoaded, cut: isLoaded ? Math.round(cut) : 0 }
  })`

const picturesOn = async (page: Page) => drawnPictures.parse(await page.evaluate(DRAWN))

/** Pictures below the fold are loaded when they are near to the screen. */
async function loadAll(page: Page) {
  await page.evaluate(`for (const image of document.querySelectorAll('img')) image.loading = 'eager'`)
  await expect
    .poll(async () => (await picturesOn(page)).filter(({ isLoaded }) => !isLoaded), { timeout: 20_000 })
    .toEqual([])
}

const PAGES = ['/', '/categories/trucks-trailers-marketplace', '/categories/repair-shops-parts'] as const

for (const path of PAGES) {
  test(`[HOME-08] pictures of billboards on ${path} are shown whole, whatever the shape of their cells`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForHydration(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await loadAll(page)
      const pictures = await picturesOn(page)
      expect(pictures.length).toBeGreaterThan(3)
      const cropped = pictures.filter(({ fit, cut }) => fit !== 'contain' || cut > 0)
      expect(cropped, `cropped at ${width} px`).toEqual([])
      expect(new Set(pictures.map(({ ground }) => ground))).toEqual(new Set(['rgba(0, 0, 0, 0)']))
    }
  })
}

test('[HOME-08] the page of a billboard shows its picture whole, too', async ({ db, page }) => {
  const { adId } = await db
    .selectFrom('ads')
    .select('adId')
    .where('moderation', '=', 'approved')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  await page.goto(`/promotions/${adId}`)
  await waitForHydration(page)
  const picture = page.locator('.shots img').first()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect(picture).toHaveCSS('object-fit', 'contain')
  }
})
