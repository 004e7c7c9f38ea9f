import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

export type Role = {
  readonly name: Fact
  readonly work: Fact
  readonly pay: readonly [number, number]
  readonly scenes: readonly SceneName[]
}

/** An opening for one of several roles. */
export function staff(trade: Kind['trade'], roles: readonly Role[], words: Kind['words']): Kind {
  return {
    weight: 1,
    trade,
    closing: 'hire',
    draft({ pick, between }) {
      const { name, work, pay, scenes } = pick(roles)
      const weekly = Math.round(between(...pay) / 25) * 25
      return {
        facts: {
          role: name,
          work,
          weekly: dollars(weekly),
          hourly: `$${Math.round(weekly / 42)}`,
          trucks: `${between(4, 32) * 5}`,
        },
        price: '',
        scenes,
      }
    },
    words,
  }
}
