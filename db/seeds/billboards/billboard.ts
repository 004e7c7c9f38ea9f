import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Board } from '../drawing/boards.ts'

type Said = readonly [title: string, description: string]

/** A billboard as its owner ordered it. `site` makes it lead there, otherwise people call. */
export type Billboard = {
  readonly key: string
  readonly category: CategorySlug
  readonly board: Board
  /** Its lamps move, so the picture is an animation. */
  readonly lit?: true
  readonly company: string
  readonly town: string
  readonly price: string
  readonly site?: true
  readonly featured?: true
  readonly en?: Said
  readonly ru?: Said
  readonly es?: Said
}
