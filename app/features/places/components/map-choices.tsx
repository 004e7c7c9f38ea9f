import {
  type CategorySlug,
  categoriesIn,
  categoryName,
  SECTIONS,
} from '#app/features/categories/category-list.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { SelectFilter } from '#app/ui/filters.tsx'
import { KeptParams } from '#app/ui/kept-params.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = {
  category: CategorySlug | null
  state: string | null
  county: string | null
  /** Words that no other page uses in the browser. */
  words: {
    readonly everything: string
    readonly country: string
    readonly asList: string
    readonly states: readonly { readonly value: string; readonly text: string }[]
  }
  /** The address of the list of what the map shows. */
  list: string
}

const OWN = ['category', 'state', 'county']

/**
 * The category and the state that a map shows. Another category keeps the county; another state does not have it, and the address
 * loses it there.
 */
export function MapChoices({ category, state, county, words, list }: Props) {
  const t = useT()
  const categories = SECTIONS.flatMap((section) => categoriesIn(section))
  return (
    <AutoForm label={t('places.map')} className="near-bar">
      <KeptParams but={OWN} />
      {county && <input type="hidden" name="county" value={county} />}
      <SelectFilter
        name="category"
        label={t('listings.category')}
        none={words.everything}
        value={category}
        options={categories.map((value) => ({ value, text: categoryName(value, t.locale) }))}
        className="max-sm:basis-full"
      />
      <SelectFilter
        name="state"
        label={t('listings.state')}
        none={words.country}
        value={state}
        options={words.states}
        className="max-sm:flex-1"
      />
      <button type="submit" className="button-primary only-without-script">
        {t('places.show')}
      </button>
      <Link to={list} className="button-quiet">
        {words.asList}
      </Link>
    </AutoForm>
  )
}
