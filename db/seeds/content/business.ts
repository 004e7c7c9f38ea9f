import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

/** One of the things a business offers; `from` is the span of its starting price in dollars. */
export type Offer = {
  readonly name: Fact
  readonly what: Fact
  readonly from: readonly [number, number] | null
  readonly scenes: readonly SceneName[]
}

const HOURS: readonly Fact[] = [
  '24/7',
  { en: '7 am – 7 pm', ru: '7–19', es: '7 am – 7 pm' },
  { en: '8 am – 6 pm', ru: '8–18', es: '8 am – 6 pm' },
  { en: '6 am – 10 pm', ru: '6–22', es: '6 am – 10 pm' },
]

type About = Pick<Kind, 'trade' | 'closing'> & { readonly offers: readonly Offer[] }

/** A business that offers one of several things; `{price}` is what it starts at. */
export function business({ trade, closing, offers }: About, words: Kind['words']): Kind {
  return {
    weight: 1,
    trade,
    closing,
    draft({ pick, between }) {
      const { name, what, from, scenes } = pick(offers)
      const price = from ? dollars(Math.round(between(...from) / 5) * 5) : ''
      const facts = {
        offer: name,
        what,
        price,
        years: `${between(5, 20)}`,
        exit: `${between(12, 280)}`,
        bays: `${between(5, 12)}`,
        hours: pick(HOURS),
      }
      return { facts, price: '', scenes }
    },
    words,
  }
}
