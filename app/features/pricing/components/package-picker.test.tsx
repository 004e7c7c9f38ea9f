// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import type { Tier } from '../packages.ts'
import { PackagePicker } from './package-picker.tsx'

function show(given: Partial<Parameters<typeof PackagePicker>[0]> = {}) {
  const chosen: Tier[] = []
  render(
    <TranslationProvider translate={TRANSLATE.en}>
      <PackagePicker name="tier" initial="single" onChoose={(tier) => chosen.push(tier)} {...given} />
    </TranslationProvider>,
  )
  return chosen
}

const cards = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

describe('[POST-08] the package picker', () => {
  test('shows each package with its contents, its price, its value and what one saves', () => {
    show()

    expect(cards()).toEqual([
      'Single post$40.00Category post',
      'Silver$100.00Value $140.00, save $40.00Category postTicker post',
      'GoldPopular$300.00Value $390.00, save $90.00Category postTicker postCategory banner',
      'Platinum$600.00' +
        'Value $710.00, save $110.00Category postTicker postCategory bannerMain-page banner',
    ])
  })

  test('sends the package that was chosen under its name', async () => {
    const chosen = show({ initial: 'single' })
    const radio = (name: RegExp) => screen.getByRole('radio', { name })
    expect(radio(/^Single post/u)).toHaveProperty('checked', true)

    await userEvent.click(radio(/^Gold/u))

    expect(chosen).toEqual(['gold'])
    expect(radio(/^Gold/u)).toHaveProperty('value', 'gold')
    expect(radio(/^Gold/u)).toHaveProperty('name', 'tier')
  })

  test('[POST-08] shows of an upgrade the difference, what it adds and until when, and no saving', () => {
    const until = new Date('2026-12-22T10:00:00Z')
    show({
      initial: 'silver',
      choices: ['silver', 'gold'],
      offers: {
        silver: { priceCents: 10_000, owned: [], until: null },
        gold: { priceCents: 20_000, owned: ['categoryPost', 'tickerPost'], until },
      },
    })

    expect(cards()).toEqual([
      'Silver$100.00Value $140.00, save $40.00Category postTicker post',
      'GoldPopular$200.00The difference. Adds until Dec 22, 2026:' +
        'Category bannerCategory post (you have this)Ticker post (you have this)',
    ])
  })
})
