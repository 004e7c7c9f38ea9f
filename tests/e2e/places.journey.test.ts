import { expect, test } from './journey.ts'
import { openBeforeScripts, shiftsSeen, untilFontsAreIn, watchShifts } from './layout-shifts.ts'
import { expectPath, waitForHydration } from './page-checks.ts'

test.use({ freshBrowsers: true })

const LIST = '/categories/repair-shops-parts'

test('[GEO-02] a place is chosen by keyboard alone, and kept while the list is ordered', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.goto(LIST)
  await waitForHydration(page)

  const field = page.getByRole('combobox', { name: 'Near', exact: true })
  await field.focus()
  await page.keyboard.type('romeov')
  await expect(page.getByRole('option', { name: 'Romeoville, IL' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: 'Romeoville, IL' })).toHaveCount(0)
  await page.keyboard.type('ille')
  await expect(page.getByRole('option', { name: 'Romeoville, IL' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Romeoville, IL' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await page.waitForURL(/near=Romeoville/u)
  await expect(page.getByText(/\d\u00a0mi/u).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).first().selectOption('distance')
  await page.waitForURL(/near=Romeoville.*sort=distance|sort=distance.*near=Romeoville/u)
  await page.getByRole('combobox', { name: 'Within' }).selectOption('25')
  await page.waitForURL(/within=25/u)
})

test('[GEO-04] the place is one tap away on the next list', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(`${LIST}?near=60446&within=50`)
  await waitForHydration(page)
  await page.goto('/categories/parking-lots')
  await page.getByRole('link', { name: 'Near 60446' }).click()

  await page.waitForURL(/\/categories\/parking-lots\?near=60446&within=50/u)
  await page.getByRole('link', { name: 'All places' }).click()
  await expectPath(page, '/categories/parking-lots')
})

test('[GEO-04] nothing of a list moves when the remembered place appears', async ({ openPage }) => {
  for (const width of [320, 1280] as const) {
    const page = await openPage({ width })
    await page.goto(`${LIST}?near=60446&within=50`)
    await waitForHydration(page)
    await watchShifts(page)
    for (const list of [LIST, '/categories/parking-lots', '/categories/events']) {
      const release = await openBeforeScripts(page, list)
      await untilFontsAreIn(page)
      const place = page.getByRole('link', { name: 'Near 60446' })
      await expect(place).toBeHidden()
      const before = await shiftsSeen(page)
      release()
      await expect(place).toBeVisible()
      await waitForHydration(page)
      expect(await shiftsSeen(page), `${list} at ${width}`).toBe(before)
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
})

test('[GEO-05] the browser says where it is when it is asked, and the nearest ZIP code is kept', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 41.64, longitude: -88.07 })
  await page.goto(LIST)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Use my location' }).click()

  await page.waitForURL(/near=60446/u)
  expect(page.url()).not.toContain('41.6')
})

test('[GEO-08] repair shops between two cities, and what the corridor is not', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(LIST)
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Near', exact: true }).fill('Joliet, IL')
  await page.getByText('Along a route').click()
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('Omaha, NE')
  await page.keyboard.press('Enter')

  await page.waitForURL(/to=Omaha/u)
  await expect(page.getByText(/Joliet, IL – Omaha, NE by I-80, .* not a route planner/u)).toBeVisible()
})

test('[GEO-07] from a list to its map, into a state and a county, up and back, and to what is near a town', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.goto(LIST)
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click()
  await page.waitForURL('**/map?category=repair-shops-parts')
  await page.getByRole('link', { name: 'Illinois' }).click()
  await page.waitForURL(/state=IL/u)
  const county = page
    .getByRole('list')
    .getByRole('link', { name: / County$/u })
    .first()
  const name = (await county.textContent()) ?? ''
  await county.press('Enter')
  await page.waitForURL(/county=17\d{3}/u)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Illinois' }).click()
  await page.waitForURL((url) => !url.search.includes('county'))
  await page.getByRole('list').getByRole('link', { name }).click()
  await page.waitForURL(/county=17\d{3}/u)
  await page.getByRole('list').getByRole('link', { name: /, IL$/u }).first().click()

  await page.waitForURL(/\/categories\/repair-shops-parts\?.*near=/u)
  await expect(page.getByText(/\d\u00a0mi/u).first()).toBeVisible()
})
