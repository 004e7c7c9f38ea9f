import type { Page } from '@playwright/test'
import { splitLanguage, withPrefix } from '#app/lib/language-path.ts'
import { type Address, type ControlName, controlOf, type Kind } from './entry-controls.ts'
import { ENTRY_PAGES, type EntryPage, entryNames, withKind } from './entry-pages.ts'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'
import { filled } from './page-items.ts'

// Each type of public page, opened under each kind of URL that a visitor can arrive with: its links stay in the language
// and lose the campaign, and its controls do what they do without all that. Each control has its turn under one of the
// kinds; Back returns to the address and to what it showed.

type Entry = {
  readonly name: string
  readonly url: string
  readonly language: 'ru' | 'es'
  readonly controls: readonly ControlName[]
}

/** Deals the controls of a page to the kinds of URL that it can be opened with. */
function entriesOf(name: string, page: EntryPage): readonly Entry[] {
  const dealt = page.controls.map((control, i): readonly [Kind | undefined, ControlName] => {
    const kinds = page.kinds.filter((kind) => !controlOf(control).lacks?.includes(kind))
    return [kinds[i % kinds.length], control]
  })
  return page.kinds.map((kind, i) => {
    const language = i % 2 === 0 ? 'ru' : 'es'
    const controls = dealt.filter(([one]) => one === kind).map(([, control]) => control)
    const url = withPrefix(`/${language}`, withKind(page, kind))
    return { name: `${name}, ${kind} in ${language}`, url, language, controls }
  })
}

const sorted = ({ params }: Address) => [...params].map((pair) => pair.join('=')).sort()

/** An item is the same whatever words its address ends with: those differ by language. */
const withoutWords = (path: string) => path.replace(/(?<=^\/listings\/\d+)\/.*$/u, '')

function addressOf(page: Page): Address & { readonly language: string } {
  const { pathname, searchParams } = new URL(page.url())
  const { locale, path } = splitLanguage(pathname)
  return { language: locale ?? 'en', path, params: searchParams }
}

async function expectAddress(page: Page, title: string, language: string, address: Address) {
  const shown = () => {
    const now = addressOf(page)
    return [now.language, withoutWords(now.path), ...sorted(now)]
  }
  await expect.poll(shown, title).toEqual([language, withoutWords(address.path), ...sorted(address)])
  await expect(page.locator('html'), title).toHaveAttribute('lang', language)
}

const MARK = 'data-same-document'

/** What a page shows: its heading, and the first item of its list. */
const shownOn = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('h1')?.textContent,
    document.querySelector('main a.item-title')?.getAttribute('href'),
  ])

async function open(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  await page.evaluate((mark) => document.documentElement.setAttribute(mark, ''), MARK)
}

/** Every link and form of a page that is alive stays in its language, and carries nothing of a campaign. */
async function expectLinks(page: Page, { language, name }: Entry) {
  const addresses = await page.evaluate(() => {
    const links = document.querySelectorAll('a[href^="/"], form[action^="/"]')
    const own = [...links].filter((link) => !link.closest('.language-offer'))
    return own.map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
  })
  const isRight = (to: string) =>
    (splitLanguage(to).locale === language || /^\/(?:media|language|theme)\b/u.test(to)) &&
    !/utm_|gclid/u.test(to)
  expect(addresses.length).toBeGreaterThan(0)
  expect(
    addresses.filter((to) => !isRight(to)),
    `links of ${name}`,
  ).toEqual([])
}

async function useControl(page: Page, control: ControlName, { name, url, language }: Entry) {
  const title = `${control} of ${name}`
  const { use, loads = false } = controlOf(control)
  const [at, shown] = [addressOf(page), await shownOn(page)]
  const outcome = await test.step(title, () => use(page, at))
  await expectAddress(page, title, outcome.language ?? language, outcome.address)
  if (loads) return open(page, url)
  await expect(page.locator('html'), `${title}: the same document`).toHaveAttribute(MARK, '')
  if (outcome.address === at) return
  await page.goBack()
  await expectAddress(page, `Back after ${title}`, language, at)
  await expect.poll(() => shownOn(page), `what is shown after ${title} and Back`).toEqual(shown)
  // The address is that of before while the page of before is still on its way: the next control would be used too early.
  await open(page, url)
}

test.use({ freshBrowsers: true })

for (const [name, entryPage] of Object.entries(ENTRY_PAGES)) {
  test(`[LANG-06] the controls and links of a page (${name}) do their work under every kind of URL`, async ({
    db,
    openPage,
  }) => {
    const page = await openPage()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = filled(entryPage.address, await entryNames(db, entryPage.address))
    for (const entry of entriesOf(name, { ...entryPage, address })) {
      await open(page, entry.url)
      await expectLinks(page, entry)
      for (const control of entry.controls) await useControl(page, control, entry)
    }
  })
}
