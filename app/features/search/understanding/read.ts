/** A parameter of the address of a list. */
export type Parameter = readonly [name: string, value: string]

/** What the next words of a search say. */
export type Read = {
  /** How many words say it. */
  readonly length: number
  readonly params: readonly Parameter[]
  /** What of these words is still to be looked for in the texts: the name of a model. */
  readonly kept: string
  /** Whether it is a bound, a rate or a measure: texts rarely say it in the same words. */
  readonly isAmount: boolean
}
