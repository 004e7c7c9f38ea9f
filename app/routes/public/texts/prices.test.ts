import { describe, expect, test } from 'vitest'
import { PACKAGES, savingOf, TIERS, upgradePriceOf } from '#app/features/pricing/packages.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { formatCents } from '#app/lib/money.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

/** Returns the text of a page in reading order, without tags. */
async function read(path: string) {
  const html = await (await (await siteWith(db)).get(path)).text()
  const main = /<main.*<\/main>/su.exec(html)?.[0] ?? ''
  return { html, main, text: main.replaceAll(/<!--.*?-->/gu, '').replaceAll(/(?:<[^>]*>)+/gu, '|') }
}

describe.each(LOCALES)('[TEXT-02] the prices page in %s', (locale) => {
  const t = TRANSLATE[locale]
  const money = (cents: number) => formatCents(cents, locale)

  test('names each package with the price, the parts and the saving of the price list', async () => {
    const { text, html } = await read(inLanguage(locale, '/prices'))

    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`rel="canonical" href="${SITE_URL}${START[locale]}/prices"`)
    for (const tier of TIERS) {
      const { priceCents, valueCents, parts } = PACKAGES[tier]
      const from = text.indexOf(`|${t(`billing.${tier}`)}|`)
      const card = text.slice(from, from + 400)
      expect(card, tier).toContain(`|${money(priceCents)}|`)
      for (const part of parts) expect(card, tier).toContain(`|${t(`billing.${part}`)}|`)
      const saving = t('billing.saving', { value: money(valueCents), saving: money(savingOf(tier)) })
      expect(card.includes(saving), tier).toBe(savingOf(tier) > 0)
    }
  })

  test('names the difference of every upgrade', async () => {
    const { text } = await read(inLanguage(locale, '/prices'))
    const upgrades = text.slice(text.indexOf(t('prices.upgradeText')), text.indexOf(t('prices.renewExtend')))

    for (const [at, has] of TIERS.entries()) {
      for (const tier of TIERS.slice(at + 1))
        expect(upgrades).toContain(`|${t(`billing.${tier}`)}| |+${money(upgradePriceOf(has, tier))}|`)
    }
  })
})

test('[TEXT-02] [PAY-11] the bump is a part of the page, with its price', async () => {
  const { main } = await read('/prices')

  expect(main.slice(main.indexOf('id="bump"'))).toContain('Bump to top, $10.00')
})

/** Returns the card of a placement. */
async function cardOf(placement: string, address = '/prices') {
  const { main } = await read(address)
  const [, card = ''] = main.split(`id="place-${placement}"`)
  return card.slice(0, card.indexOf('</li>'))
}

test.each([
  ['list', 'Single post: $40.00', 'single'],
  ['ticker', 'Silver: $100.00', 'silver'],
  ['category', 'Gold: $300.00', 'gold'],
  ['home', 'Platinum: $600.00', 'platinum'],
])('[TEXT-02] the placement %s has the smallest package that includes it', async (placement, price, tier) => {
  const card = await cardOf(placement)
  expect(card).toContain(`${price} for 30 days`)
  expect(card).toContain(`href="/post-listing?write=1&amp;tier=${tier}&amp;place=${placement}"`)
})

test.each([
  ['/', 'home', ''],
  ['/categories/jobs', 'category', '&amp;category=jobs'],
])(
  '[TEXT-02] [TEXT-06] an empty cell of %s leads to its placement, which is marked',
  async (page, placement, more) => {
    const cell = /class="billboard-empty" href="(?<at>[^"]*)"/u.exec((await read(page)).html)?.groups?.['at']
    expect(cell).toBe(`/prices?place=${placement}${more}#place-${placement}`)

    const { main } = await read(cell?.replaceAll('&amp;', '&') ?? '')
    expect(main.split('The place you chose')).toHaveLength(2)
    const card = await cardOf(placement, cell?.replaceAll('&amp;', '&'))
    expect(card).toContain('The place you chose')
    expect(card).toContain(`place=${placement}${more}"`)
    expect(main).toContain(`href="/post-listing?place=${placement}${more}"`)
  },
)

test('[TEXT-06] a package keeps the placement that it includes, and forgets one that it does not', async () => {
  const { main } = await read('/prices?place=category&category=jobs')
  const [, packages = ''] = main.split('id="packages"')
  const links = [...packages.matchAll(/href="\/post-listing\?write=1&amp;tier=(\w+)([^"]*)"/gu)].slice(0, 4)
  const kept = '&amp;place=category&amp;category=jobs'
  expect(links.map(([, tier, more]) => [tier, more])).toEqual([
    ['single', ''],
    ['silver', ''],
    ['gold', kept],
    ['platinum', kept],
  ])
  expect(main).toContain('href="/post-ad?write=1&amp;place=category&amp;category=jobs"')
})

test.each([
  '',
  '?place=moon',
  '?place=',
  '?place=HOME',
  '?place=constructor',
  `?place=${'x'.repeat(1500)}`,
  '?place=moon&category=jobs',
])('[TEXT-06] without a placement, or with one that does not exist, nothing is marked: %s', async (query) => {
  const { main } = await read(`/prices${query}`)
  expect(main).toContain('id="place-home"')
  expect(main).not.toContain('The place you chose')
  expect(main).not.toContain('moon')
})

test.each(['nowhere', 'Jobs', '../admin', '%3Cscript%3E'])(
  '[TEXT-06] a category that does not exist is ignored: %s',
  async (category) => {
    const card = await cardOf('category', `/prices?place=category&category=${category}`)
    expect(card).toContain('The place you chose')
    expect(card).toContain('place=category"')
  },
)

test('[TEXT-02] a visitor who reads the prices can post', async () => {
  expect((await read('/prices')).main).toContain('href="/post-listing"')
})
