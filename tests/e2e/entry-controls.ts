import { expect, type Page } from '@playwright/test'

// The controls of public pages, and what each does to the address under which a visitor arrived.

/** An address without its language: a path, and parameters in any order. */
export type Address = { readonly path: string; readonly params: URLSearchParams }

type Outcome = {
  readonly address: Address
  /** The language afterwards, if it is another one. */
  readonly language?: 'en'
}

/** What an address can hold beside its path. */
export type Kind = 'campaign' | 'page' | 'view' | 'facets' | 'place'

type Control = {
  /** Uses the control of a page that was opened under an address; returns where that leads. */
  readonly use: (page: Page, at: Address) => Promise<Outcome>
  /** The control loads another document, as a form without a script does. */
  readonly loads?: true
  /** Kinds of URL under which a page has no such control. */
  readonly lacks?: readonly Kind[]
}

const main = (page: Page) => page.getByRole('main')

/** What a campaign adds to an address: no link keeps it. */
const CAMPAIGN = ['utm_source', 'gclid']

/** Returns the address with other parameters. A list that changes begins with its first page, unless that is what changes. */
function changed({ path, params }: Address, changes: Readonly<Record<string, string>>): Outcome {
  const next = new URLSearchParams(params)
  for (const name of [...CAMPAIGN, 'page']) next.delete(name)
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  if (next.get('page') === '1') next.delete('page')
  return { address: { path, params: next } }
}

const elsewhere = (path: string, query = ''): Outcome => ({
  address: { path, params: new URLSearchParams(query) },
})

/** Returns where a link leads, without the language of its page, which it has to name. */
async function follow(page: Page, selector: string): Promise<Outcome> {
  const link = main(page).locator(selector).first()
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await link.click()
  return { address: { path: pathname.replace(/^\/(?:ru|es)(?=\/|$)/u, '') || '/', params: searchParams } }
}

const stays = (at: Address): Outcome => ({ address: at })

/** The address to return to after sign-in has no fragment and no language, and the item to save. */
async function expectGoal(page: Page, { path, params }: Address) {
  await page.waitForURL('**/signin?**')
  const goal = new URL(new URL(page.url()).searchParams.get('to') ?? '', page.url())
  expect(goal.pathname).toBe(path)
  goal.searchParams.sort()
  const asked = new URLSearchParams(params)
  asked.sort()
  expect(String(goal.searchParams)).toBe(String(asked))
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('save')).toMatch(/^[\da-f-]{36}$/u)
  return { address: { path: '/signin', params: searchParams } }
}

const CONTROLS = {
  order: {
    use: async (page, at) => {
      await main(page).locator('select[name=sort]').first().selectOption('oldest')
      return changed(at, { sort: 'oldest' })
    },
  },
  place: {
    use: async (page, at) => {
      await main(page).locator('.near-bar input[name=near]').fill('peoria')
      await page.locator('.place-choice').first().click()
      return changed(at, { near: 'Peoria, IL', within: at.params.get('within') ?? '100' })
    },
  },
  item: {
    use: async (page) => {
      const outcome = await follow(page, 'a.item-title[data-item]')
      await expect(page.locator('dialog[open] h2').first()).toBeVisible()
      return outcome
    },
  },
  contact: {
    lacks: ['view'],
    use: async (page, at) => {
      await main(page).locator('button.contact-button').first().click()
      await expect(main(page).locator('a.contact-link').first()).toBeVisible()
      return stays(at)
    },
  },
  heart: {
    loads: true,
    use: async (page, at) => {
      await main(page).locator('button.heart').first().click()
      return expectGoal(page, at)
    },
  },
  category: {
    use: async (page, { params }) => {
      await main(page).locator('select[name=to]').selectOption('mechanics')
      const view = params.get('view')
      return elsewhere('/categories/mechanics', view ? `view=${view}` : '')
    },
  },
  facet: {
    use: async (page, at) => {
      const free = page.locator('#facets input[type=checkbox]:visible:not(:checked):not(:disabled)').first()
      const [name, value] = [await free.getAttribute('name'), await free.inputValue()]
      // By its name: new fields replace these, and the first that is free is another one then.
      await page.locator(`#facets input[name="${name}"][value="${value}"]`).check()
      const { address } = changed(at, {})
      address.params.append(name ?? '', value)
      return { address }
    },
  },
  view: {
    use: async (page, at) => {
      await main(page).locator('nav.segments a:not([aria-current])').last().click()
      const view = at.params.get('view') === 'gallery' ? 'small-icons' : 'gallery'
      return changed(at, { view, page: at.params.get('page') ?? '1' })
    },
  },
  'other page': {
    lacks: ['facets', 'place'],
    use: async (page, at) => {
      const link = main(page).locator('.page-link[aria-label]:not([aria-current])').first()
      const number = await link.innerText()
      // Rows that come into sight find their height: the link is at its place before it is pressed.
      await link.hover()
      await link.click()
      return changed(at, { page: number })
    },
  },
  compare: {
    loads: true,
    use: async (page, { params }) => {
      const box = main(page).locator('.compare-choice > input').first()
      const number = await box.inputValue()
      await box.check()
      await page.locator('.compare-go').click()
      const near = params.get('near')
      const query = new URLSearchParams({ ...(near ? { near } : {}), listing: number })
      return elsewhere('/compare', String(query))
    },
  },
  share: {
    use: async (page, at) => {
      await main(page).locator('button[popovertarget]:has(svg)').last().click()
      await expect(main(page).locator('.send-menu')).toBeVisible()
      await main(page).locator('.send-menu .send-way.needs-script').first().click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(
        copied.startsWith(page.url().replace(/[?#].*$/u, '')),
        `the link that is shared: ${copied}`,
      ).toBe(true)
      await page.keyboard.press('Escape')
      return stays(at)
    },
  },
  'header search': {
    use: async (page, { path, params }) => {
      const box = page.locator('input[name=q][type=search]:visible').first()
      await box.fill('volvo')
      await box.press('Enter')
      const kept = new URLSearchParams(path === '/search' ? params : {})
      kept.delete('page')
      kept.set('q', 'volvo')
      return elsewhere('/search', String(kept))
    },
  },
  footer: {
    use: async (page) => {
      await page.locator('#footer-pages a[href$="/privacy-policy"]').click()
      return elsewhere('/privacy-policy')
    },
  },
  language: {
    loads: true,
    use: async (page, at) => {
      await page.locator('button.language-button[value=en]').first().click()
      return { ...stays(at), language: 'en' }
    },
  },
  theme: {
    loads: true,
    use: async (page, at) => {
      await page.locator('button.theme-button').click()
      await page.locator('button[name=theme][value=dark]').click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      return stays(at)
    },
  },
  'saved link': {
    loads: true,
    use: async (page, at) => {
      await main(page).locator('a.detail-action[href*="save="]').click()
      return expectGoal(page, at)
    },
  },
  'similar item': { use: (page) => follow(page, '.similar-items a.item-title') },
  'state of the map': {
    use: async (page, at) => {
      await main(page).locator('select[name=state]').selectOption('IL')
      return changed(at, { state: 'IL' })
    },
  },
  'list of the map': {
    use: async (page, { params }) => {
      await main(page).locator('.near-bar a').last().click()
      const rest = new URLSearchParams(params)
      rest.delete('category')
      return elsewhere('/categories/trucks-trailers-marketplace', String(rest))
    },
  },
  differences: {
    use: async (page, at) => {
      await main(page).locator('a[href*="differs=1"]').click()
      return changed(at, { differs: '1' })
    },
  },
  'price card': {
    loads: true,
    use: async (page) => {
      await main(page).locator('a[href*="tier=silver"]').first().click()
      await page.waitForURL('**/signin?**')
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('to')).toBe('/post-listing?write=1&tier=silver')
      return elsewhere('/signin', String(searchParams))
    },
  },
} as const satisfies Readonly<Record<string, Control>>

export type ControlName = keyof typeof CONTROLS

export const controlOf = (name: ControlName): Control => CONTROLS[name]
