import type { Page } from '@playwright/test'
import { comparePath } from '#app/features/comparison/compare-address.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

const TRUCKS = '/categories/trucks-trailers-marketplace'
const JOBS = '/categories/cdl-a-company-drivers'

const boxes = (page: Page) => page.locator('.compare-choice > input')
const chips = (page: Page) => page.locator('.compare-bar .compare-chip')
const announced = (page: Page, text: string) =>
  expect(page.locator('p[role=status].sr-only').filter({ hasText: text })).toHaveCount(1)

async function open(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
}

/** What the start of a message says, before its first title or number. */
const begin = (text: string) => text.split(/[:.]/u)[0] ?? ''

const words = (language: Locale) => {
  const t = TRANSLATE[language]
  return {
    added: begin(t('listings.compareAdded', { title: '', count: 1, most: 4 })),
    full: begin(t('listings.compareFull', { count: 4 })),
    other: begin(t('listings.compareOther', { title: '' })),
    instead: t('listings.compareInstead'),
    remove: t('listings.compareRemove'),
    go: t('listings.compareChosen'),
  }
}

for (const language of LOCALES) {
  test(`[CMP-04] what is chosen stays chosen from page to page, and a fifth is refused: ${language}`, async ({
    openPage,
  }) => {
    const page = await openPage({ language, width: 320 })
    const said = words(language)
    await open(page, TRUCKS)
    await boxes(page).nth(0).check()
    await announced(page, said.added)
    await boxes(page).nth(1).check()
    await open(page, `${TRUCKS}?page=2`)

    await expect(chips(page)).toHaveCount(2)
    await expect(page.locator('.compare-choice > :checked')).toHaveCount(0)
    await boxes(page).nth(2).check()
    await boxes(page).nth(3).check()
    await boxes(page).nth(4).click()
    await announced(page, said.full)
    await expect(boxes(page).nth(4)).not.toBeChecked()
    await expect(chips(page)).toHaveCount(4)

    await page.goBack()
    await expect(page.locator('.compare-choice > :checked')).toHaveCount(2)
    await chips(page).first().getByRole('button', { name: said.remove }).click()
    await expect(page.locator('.compare-choice > :checked')).toHaveCount(1)
    await page.getByRole('button', { name: said.go }).click()
    await page.waitForURL(/\/compare\?listing=/u)
    await expect(page.locator('.compared-head')).toHaveCount(3)
  })
}

test('[CMP-04] a job is not compared with trucks, but one can start over with it', async ({ openPage }) => {
  const page = await openPage()
  const said = words('en')
  await open(page, TRUCKS)
  await boxes(page).nth(0).check()
  await open(page, JOBS)
  await boxes(page).nth(0).click()

  await announced(page, said.other)
  await expect(boxes(page).nth(0)).not.toBeChecked()
  await page.getByRole('button', { name: said.instead }).click()
  await expect(boxes(page).nth(0)).toBeChecked()
  await expect(chips(page)).toHaveCount(1)
})

test('[CMP-04] the comparison of one offers those chosen before; what it removes is not ticked any more', async ({
  openPage,
}) => {
  const page = await openPage()
  await open(page, TRUCKS)
  const number = await boxes(page).nth(2).inputValue()
  await boxes(page).nth(0).check()
  await boxes(page).nth(1).check()
  await open(page, `/compare?listing=${number}`)
  await page.getByRole('link', { name: 'Compare with the 2 others you chose' }).click()
  await expect(page.locator('.compared-head')).toHaveCount(3)
  await page
    .locator('.compared-head')
    .nth(1)
    .getByRole('link', { name: /^Remove /u })
    .click()
  await expect(page.locator('.compared-head')).toHaveCount(2)

  await open(page, TRUCKS)
  await expect(page.locator('.compare-choice > :checked')).toHaveCount(1)
})

for (const language of LOCALES) {
  test(`[CMP-05] a buyer compares three trucks under a price, starting from a search: ${language}`, async ({
    openPage,
  }) => {
    const page = await openPage({ language, width: 320 })
    await open(page, '/search?q=sleeper&max=90000&category=trucks-trailers-marketplace')
    for (const i of [0, 1, 2]) await boxes(page).nth(i).check()
    await expect(chips(page)).toHaveCount(3)
    await page.getByRole('button', { name: words(language).go }).click()
    await page.waitForURL(/\/compare\?listing=/u)
    await expect(page.locator('.compared-head')).toHaveCount(3)
  })
}

test('[CMP-05] among mixed results a job is not compared with trucks', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/search?q=reefer')
  const ofSort = (sort: string) => page.locator(`.compare-choice > input[data-sort=${sort}]`).first()
  await ofSort('vehicles').check()
  await ofSort('driving').click()
  await announced(page, words('en').other)
  await expect(ofSort('driving')).not.toBeChecked()
})

for (const language of LOCALES) {
  test(`[CMP-07] the address of a comparison is copied, and shows the same to who opens it: ${language}`, async ({
    openPage,
  }) => {
    const page = await openPage({ language })
    const t = TRANSLATE[language]
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, TRUCKS)
    const numbers = await Promise.all((await boxes(page).all()).slice(0, 3).map((box) => box.inputValue()))
    await open(page, `${comparePath(numbers.map(Number))}&listing=999999&differs=1`)
    await page.getByRole('button', { name: t('detail.share') }).click()
    await page.getByRole('button', { name: t('detail.copyLink') }).click()
    await expect(page.getByText(t('detail.linkCopied'))).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const titles = await page.locator('.compared-head .item-title').allTextContents()

    await open(page, copied)
    expect(await page.locator('.compared-head .item-title').allTextContents()).toEqual(titles)
    await page
      .getByRole('navigation', { name: t('detail.path') })
      .getByRole('link')
      .last()
      .click()
    await page.waitForURL(new RegExp(`${TRUCKS}$`, 'u'))
  })
}
