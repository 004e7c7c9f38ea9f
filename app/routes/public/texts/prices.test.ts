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

test('[TEXT-02] the packages with banner ads are a part of the page, to which empty cells lead', async () => {
  const { main } = await read('/prices')
  const banners = main.slice(main.indexOf('id="banners"'), main.indexOf('id="payment"'))

  expect(banners).toContain('Gold, $300.00: Category banner')
  expect(banners).toContain('Platinum, $600.00: Category banner, Main-page banner')
  expect(banners).toContain('href="/post-ad?write=1"')
})

test.each([
  ['home', 'Platinum', 'platinum'],
  ['category', 'Gold', 'gold'],
])(
  '[TEXT-02] an empty cell of a %s page leads to its package, and on to the form with it',
  async (place, name, tier) => {
    const { main } = await read(`/prices?place=${place}`)
    const banners = main.slice(main.indexOf('id="banners"'), main.indexOf('id="payment"'))
    const [marked, ...more] = banners.split('<li').filter((item) => item.includes('The place you chose'))

    expect(more).toEqual([])
    expect(marked).toContain(`Choose ${name}`)
    expect(marked).toContain(`href="/post-listing?write=1&amp;tier=${tier}"`)
  },
)

test('[TEXT-02] without a cell, or with one that does not exist, no package is marked', async () => {
  for (const address of ['/prices', '/prices?place=moon'])
    expect((await read(address)).main).not.toContain('The place you chose')
})

test('[TEXT-02] a reader of the prices can post', async () => {
  expect((await read('/prices')).main).toContain('href="/post-listing"')
})
