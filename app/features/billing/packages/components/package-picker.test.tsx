// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { SpeakProvider } from '#app/i18n/use-t.tsx'
import type { Tier } from '../rules.ts'
import { PackagePicker } from './package-picker.tsx'

function show(given: Partial<Parameters<typeof PackagePicker>[0]> = {}) {
  const chosen: Tier[] = []
  render(
    <SpeakProvider translate={TRANSLATE.en}>
      <PackagePicker name="tier" onChoose={(tier) => chosen.push(tier)} {...given} />
    </SpeakProvider>,
  )
  return chosen
}

const cards = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

describe('[POST-08] the package picker', () => {
  test('shows each package with its contents, its price, its value and what one saves', () => {
    show()

    expect(cards()).toEqual([
      'Silver$100.00Value $140.00, save $40.00Category postTicker post',
      'GoldPopular$300.00Value $390.00, save $90.00Category postTicker postCategory banner',
      'Platinum$600.00' +
        'Value $710.00, save $110.00Category postTicker postCategory bannerMain-page banner',
      'Single post$40.00Category post',
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

  test('shows what is left to pay where that is not the whole price', () => {
    show({ choices: ['gold', 'platinum'], prices: { gold: 20_000, platinum: 50_000 } })

    expect(cards()[0]).toContain('$200.00')
    expect(cards()).toHaveLength(2)
  })
})
