import { type Distribution, type Placement, placementOf } from './distribution.ts'
import { type ColumnKey, columnKey, type Facts, type Level, type Relation } from './facts.ts'

type Divided = {
  readonly relation: Relation
  /** The same for relations whose rows are on the same node: those joined by what divides them. */
  readonly part: string
  /** Whether the statement names one node, or several, by the value that divides the table. */
  readonly pin: 'one' | 'several' | null
}

/** Returns the name of a set of columns that are equal, directly or through others. */
function namesOfSets({ equal }: Facts): (key: ColumnKey) => string {
  const parents = new Map<string, string>()
  const find = (key: string): string => {
    const parent = parents.get(key)
    return parent === undefined ? key : find(parent)
  }
  for (const [left, right] of equal) {
    const [a, b] = [find(left), find(right)]
    if (a !== b) parents.set(a, b)
  }
  return find
}

/** A list of names has each once. */
const partsOf = (divided: readonly Divided[]) => new Set(divided.map(({ part }) => part))

/** Where the rows of a statement are. */
export class Places {
  readonly facts: Facts
  readonly divided: readonly Divided[]
  readonly #distribution: Distribution

  constructor(facts: Facts, distribution: Distribution) {
    this.facts = facts
    this.#distribution = distribution
    this.divided = this.#findDivided()
  }

  of({ table }: Relation): Placement {
    return placementOf(this.#distribution, table)
  }

  #findDivided(): readonly Divided[] {
    const find = namesOfSets(this.facts)
    const given = new Set([...this.facts.given].map(find))
    const listed = new Set([...this.facts.listed].map(find))
    return this.facts.relations.flatMap((relation) => {
      const placement = this.of(relation)
      if (placement.kind !== 'divided') return []
      const key = find(columnKey(relation, placement.column))
      const isOne = given.has(key) || this.#isNewRow(relation)
      return [
        {
          relation,
          part: `${placement.group} ${key}`,
          pin: isOne ? 'one' : listed.has(key) ? 'several' : null,
        },
      ]
    })
  }

  #isNewRow(relation: Relation): boolean {
    const change = this.facts.changes.find((one) => one.relation === relation)
    return change?.kind === 'insert' && change.rows !== 'select'
  }

  in(level: Level): readonly Divided[] {
    return this.divided.filter(({ relation }) => relation.level === level)
  }

  /** Whether the level joins tables by other columns than those that divide them. */
  isScattered(level: Level): boolean {
    return partsOf(this.in(level)).size > 1
  }

  /** Whether all of it is on one node: rows with the same given key. */
  isOnOneNode(divided = this.divided): boolean {
    return partsOf(divided).size <= 1 && divided.every(({ pin }) => pin === 'one')
  }

  get isInSteps(): boolean {
    return partsOf(this.divided).size > 1
  }
}
