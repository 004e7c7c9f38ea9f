import { data, useSearchParams } from 'react-router'
import { categoriesIn, categoryName, SECTIONS } from '#app/features/categories/category-list.ts'
import { type FacetQuery, parseFacets } from '#app/features/facets/facet-query.ts'
import { countByPlace, countPublicByPlace } from '#app/features/items/count-places.server.ts'
import { FilterChips } from '#app/features/items/facets/components/filter-chips.tsx'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { filtersSet } from '#app/features/items/list-filters.ts'
import { itemFilterOf } from '#app/features/items/schema.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import { PlacesMap } from '#app/features/places/components/places-map.tsx'
import { type DrawnMap, drawMap } from '#app/features/places/draw-map.server.ts'
import { listAddress } from '#app/features/places/map-address.ts'
import { formatMiles, milesOf } from '#app/features/places/near.ts'
import type { NearShown } from '#app/features/places/near-shown.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { matches, readWanted } from '#app/features/search/match-items.server.ts'
import { parseSearchQuery, type SearchQuery } from '#app/features/search/schema.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { US_STATES } from '#app/lib/us-states.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { SelectFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone, within } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { cachedForVisitors, dependsOn } from '../visitors-cache.ts'
import type { Route } from './+types/map'

/** The state that the map shows alone; a text that means several, or none, is the country. */
const stateOf = ({ state }: SearchQuery) => US_STATES.find(({ code }) => code === state) ?? null

type Asked = {
  readonly query: SearchQuery
  readonly facets: FacetQuery
  readonly near: Awaited<ReturnType<typeof readNear>>
}

/** Counts what the address asks for in all states: the map of one of them shows where it leads, too. */
async function countsFor(ctx: Ctx, { query, facets, near }: Asked) {
  const { db, now, counts } = ctx
  const { category } = query
  const filter = { ...itemFilterOf({ ...query, state: '' }, near.filter), facets }
  const term = searchTerm(query.q)
  if (term) return countByPlace(db, [matches('listings', readWanted({ term, filter }), now)])
  if (filtersSet({ ...query, state: '', category: null }) + facets.length > 0)
    return countPublicByPlace(db, filter, now)
  const tag = category === null ? 'listings' : (`listings:${category}` as const)
  return counts.get(`places of ${category ?? 'all'}`, () => countPublicByPlace(db, { category }, now), [tag])
}

const contentOf = ({ q, category }: SearchQuery) =>
  q ? CONTENT_OF.search() : category === null ? CONTENT_OF.categories() : CONTENT_OF.hitsIn(category)

/** The place or the way that the map shows, with the address of the map without it. */
function nearChips({ t }: Ctx, { near, within, name, way }: NearShown, params: URLSearchParams) {
  if (!name) return []
  const distance = milesOf(within)
  const text = way
    ? t('map.along', { from: name, to: way.to })
    : distance && t('map.within', { distance: formatMiles(distance, t.locale), place: name })
  const without = withParams(params, { near: null, to: null, within: null })
  return [{ name: text || name, without: without || '?', label: t('facets.remove', { name: text || near }) }]
}

type Shown = { readonly state: string | null; readonly near: NearShown }

/** Words that no other page uses in the browser. */
const wordsOf = ({ t }: Ctx, { total, nowhere, isClose }: DrawnMap, { state, near }: Shown) => ({
  everything: t('map.everything'),
  country: t('map.country'),
  asList: t('map.asList'),
  empty: t('map.mapEmpty'),
  onMap: t('map.onMap', { count: total }),
  help: t('map.mapHelp'),
  rows: state ? t('map.byTown', { state }) : t(isClose ? 'map.towns' : 'map.byState'),
  unknown: near.near && !near.name ? t('places.unknown', { place: near.near }) : null,
  nowhere: nowhere > 0 ? t('map.nowhere', { count: nowhere }) : null,
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { db, locale, site, t } = ctx
  const params = url.searchParams
  const query = parseSearchQuery(params)
  const { q, category } = query
  const near = await readNear(db, query, { hasWays: true })
  const asked = { query, facets: parseFacets(params, category), near }
  const state = stateOf(query)
  const drawn = drawMap(await countsFor(ctx, asked), { state: state?.code ?? null, near: near.filter })
  const name = q || (category === null ? t('map.everything') : categoryName(category, locale))
  const title = t('map.mapOf', { name: name.slice(0, 60) })
  const head = { title, description: t('map.mapText'), path: '/map', search: url.search, index: false }
  const words = wordsOf(ctx, drawn, { state: state?.name ?? null, near: near.shown })
  const chips = [
    ...nearChips(ctx, near.shown, params),
    ...chipsOf({ ...asked, query: { ...query, state: '' }, params }, t),
  ]
  const page = { drawn, title, category, state, words, chips, meta: pageMeta(site, t, head) }
  return data(page, { headers: dependsOn(contentOf(query)) })
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

const NEARBY = '25'

/** The same map without filters. */
function unfiltered(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => name === 'q' || name === 'category')
  return `?${new URLSearchParams(kept)}`
}

type Words = ReturnType<typeof wordsOf>
type ChoicesProps = { category: string | null; state: string | null; words: Words }

/** The category and the state that the map shows. */
function Choices({ category, state, words }: ChoicesProps) {
  const t = useT()
  const [params] = useSearchParams()
  const categories = SECTIONS.flatMap((section) => categoriesIn(section))
  return (
    <AutoForm label={t('places.map')} className="near-bar">
      {[...params].map(([name, value]) =>
        ['category', 'state'].includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
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
        options={US_STATES.map(({ code, name }) => ({ value: code, text: name }))}
        className="max-sm:flex-1"
      />
      <button type="submit" className="button-primary only-without-script">
        {t('places.show')}
      </button>
      <Link to={listAddress(params)} className="button-quiet">
        {words.asList}
      </Link>
    </AutoForm>
  )
}

type RowsProps = { drawn: DrawnMap; empty: string; addressOf: (key: string) => string }

/** The list beside the map: states with their counts, or the towns of a state, each leading on. */
function Rows({ drawn, empty, addressOf }: RowsProps) {
  const t = useT()
  if (drawn.rows.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <ul className="map-rows">
      {drawn.rows.map(({ key, name, count }) => (
        <li key={key} className="map-row">
          <Link
            to={addressOf(key)}
            className="inline-flex min-h-11 min-w-0 flex-1 items-center font-semibold wrap-anywhere"
          >
            {name}
          </Link>
          <span className="text-muted tabular-nums">{t('listings.total', { count })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where the listings of a list are ([GEO-07]). */
export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { drawn, title, category, state, words, chips } = loaderData
  const around = (near: string) => listAddress(params, { near, within: NEARBY, state: '', sort: 'distance' })
  const into = (code: string) => ({ search: withParams(params, { state: code }) })
  return (
    <div className="frame py-6">
      <div className="list-bar">
        <h1 className="list-title">{title}</h1>
        <p className="text-muted">{words.onMap}</p>
      </div>
      <Choices category={category} state={state?.code ?? null} words={words} />
      {words.unknown && (
        <p role="status" className="text-red">
          {words.unknown}
        </p>
      )}
      <FilterChips chips={chips} cleared={unfiltered(params)} />
      <p className="mt-3 text-muted">{words.help}</p>
      <div className="map-parts">
        <PlacesMap
          drawn={drawn}
          addressOf={(cluster) => (drawn.isClose ? around(cluster.zip) : `/map${into(cluster.state).search}`)}
        />
        <section aria-label={words.rows}>
          <h2 className="section-name mb-2">{words.rows}</h2>
          <Rows
            drawn={drawn}
            empty={words.empty}
            addressOf={(key) => (drawn.isClose ? around(key) : `/map${into(key).search}`)}
          />
          {words.nowhere && <p className="mt-3 text-muted">{words.nowhere}</p>}
        </section>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailure message="listings.loadFailed" />
}
