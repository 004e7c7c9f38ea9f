import { DEFAULT_WITHIN } from '#app/features/places/near.ts'
import type { SearchQuery } from '../schema.ts'

type Kept = Exclude<keyof SearchQuery, 'page' | 'city'>

const DEFAULTS: Readonly<Partial<Record<Kept, string>>> = {
  sort: 'relevance',
  view: 'list',
  within: DEFAULT_WITHIN,
}

/** What a form of the search page does not ask for and must not lose. */
export function KeptFields({ asked, names }: { asked: SearchQuery; names: readonly Kept[] }) {
  return names.map((name) => {
    const value = String(asked[name] ?? '')
    return value && value !== DEFAULTS[name] ? (
      <input key={name} type="hidden" name={name} value={value} />
    ) : null
  })
}
