import { DEFAULT_WITHIN } from '#app/features/places/near.ts'
import type { SearchQuery } from '../schema.ts'

type Kept = Exclude<keyof SearchQuery, 'page' | 'city'>

const DEFAULTS: Readonly<Partial<Record<Kept, string>>> = {
  sort: 'relevance',
  view: 'list',
  within: DEFAULT_WITHIN,
}

type Props = {
  asked: SearchQuery
  names: readonly Kept[]
  /** What is asked of attributes. */
  facets?: readonly (readonly [name: string, value: string])[]
}

/** What a form of the search page does not ask for and must not lose. */
export function KeptFields({ asked, names, facets = [] }: Props) {
  const kept = names.map((name) => {
    const value = String(asked[name] ?? '')
    return value && value !== DEFAULTS[name] ? (
      <input key={name} type="hidden" name={name} value={value} />
    ) : null
  })
  const chosen = facets.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
  return [...kept, ...chosen]
}
