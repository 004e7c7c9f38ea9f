import { data, useSearchParams } from 'react-router'
import { categoryName } from '#app/features/categories/category-list.ts'
import { siteSharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { type FacetQuery, parseFacets } from '#app/features/facets/facet-query.ts'
import { countByPlace, countPublicByPlace } from '#app/features/items/count-places.server.ts'
import { FilterChips } from '#app/features/items/facets/components/filter-chips.tsx'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { helpEmptyList } from '#app/features/items/facets/relax-filters.server.ts'
import { filtersSet } from '#app/features/items/list-filters.ts'
import { itemFilterOf } from '#app/features/items/schema.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import { MapChoices } from '#app/features/places/components/map-choices.tsx'
import { MapRows } from '#app/features/places/components/map-rows.tsx'
import { PlacesMap } from '#app/features/places/components/places-map.tsx'
import { countyParam, countyTyped } from '#app/features/places/county-number.ts'
import { type DrawnMap, drawMap, nameOfState } from '#app/features/places/draw-map.server.ts'
import { aroundCounty, onlyCounty } from '#app/features/places/known-counties.server.ts'
import { listAddress } from '#app/features/places/map-address.ts'
import { formatMiles, milesOf } from '#app/features/places/near.ts'
import type { NearShown } from '#app/features/places/near-shown.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { parseSearchParams, type SearchParams } from '#app/features/search/schema.ts'
import { conditionOf } from '#app/features/search/search-listings.server.ts'
import { withParams } from '#app/lib/list-query.ts'
import type { Locale } from '#app/lib/locale.ts'
import { STATE_FIPS } from '#app/lib/state-fips.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone, within } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { NoMatches } from '../shell/empty-list.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { cachedForVisitors, dependsOn } from '../visitors-cache.ts'
import type { Route } from './+types/map'

/** The states, and the capital, which is in none. */
const mapStates = (locale: Locale) =>
  [...STATE_FIPS.keys()]
    .map((value) => ({ value, text: nameOfState(value, locale) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale))

/** The state that the map shows alone; a text that means several, or none, is the country. */
const stateOf = ({ state }: SearchParams) => (STATE_FIPS.has(state) ? state : null)

type Asked = {
  readonly query: SearchParams
  readonly facets: FacetQuery
  readonly near: Awaited<ReturnType<typeof readNear>>
  /** The address without the state. */
  readonly params: URLSearchParams
}

/** Counts what the address asks for in all states: the map of one of them shows where it leads, too. */
async function countsFor(ctx: Ctx, { query, facets, near, params }: Asked) {
  const { db, now, counts } = ctx
  const { category } = query
  const filter = { ...itemFilterOf({ ...query, state: '' }, near.filter), facets }
  if (searchTerm(query.q)) return countByPlace(db, [await conditionOf(ctx, params)])
  if (filtersSet({ ...query, state: '', category: null }) + facets.length > 0)
    return countPublicByPlace(db, filter, now)
  const tag = category === null ? 'listings' : (`listings:${category}` as const)
  return counts.get(`places of ${category ?? 'all'}`, () => countPublicByPlace(db, { category }, now), [tag])
}

const contentOf = ({ q, category }: SearchParams) =>
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

/** What the list beside the map is of. */
function rowsTitle(t: Ctx['t'], { state, county, level }: Pick<DrawnMap, 'state' | 'county' | 'level'>) {
  if (level === 'states') return t('map.byState')
  if (state === null) return t('map.towns')
  const name = nameOfState(state, t.locale)
  return level === 'counties'
    ? t('map.byCounty', { state: name })
    : t('map.byTown', { state: county?.name ?? name })
}

/** The state and the county that a map was asked for, by name, with how a list shows the county. */
const placeShown = (asked: string | null, { county }: DrawnMap, locale: Locale) => ({
  code: asked,
  state: asked && nameOfState(asked, locale),
  county: county && {
    name: county.name,
    param: countyParam(county.fips),
    list: aroundCounty(county.fips),
    isAll: asked !== null && onlyCounty(asked) !== null,
  },
})

const HELP = {
  states: 'map.helpStates',
  counties: 'map.helpCounties',
  towns: 'map.helpTowns',
} as const satisfies Record<DrawnMap['level'], string>

/** Words that no other page uses in the browser. */
const wordsOf = ({ t }: Ctx, { total, nowhere, state, county, level }: DrawnMap, near: NearShown) => ({
  everything: t('map.everything'),
  country: t('map.country'),
  path: t('detail.path'),
  states: mapStates(t.locale),
  asList: t('map.asList'),
  empty: t('map.mapEmpty'),
  onMap: t('map.onMap', { count: total }),
  help: t(HELP[level]),
  rows: rowsTitle(t, { state, county, level }),
  unknown: near.near && !near.name ? t('places.unknown', { place: near.near }) : null,
  nowhere: nowhere > 0 ? t('map.nowhere', { count: nowhere }) : null,
})

/** What a map without a listing offers ([NAV-17]): a filter less, or a wider place; the list has the nearest matches. */
async function helpEmptyMap(ctx: Ctx, { query, facets, near }: Asked, params: URLSearchParams) {
  const { category } = query
  const asked = { ...query, category: null }
  const place = { filter: near.filter, name: near.shown.name }
  const help = await helpEmptyList(ctx, { base: { category }, query: asked, facets, near: place, params })
  return help && { ways: help.ways, nearestName: null }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { db, locale, site, t } = ctx
  const params = url.searchParams
  const query = parseSearchParams(params)
  const { q, category } = query
  const near = await readNear(db, query, { hasWays: true })
  const stateless = new URLSearchParams([...params].filter(([name]) => name !== 'state'))
  const asked = { query, facets: parseFacets(params, category), near, params: stateless }
  const state = stateOf(query)
  const county = countyTyped(params.get('county') ?? '', state ?? '')
  const drawn = drawMap(await countsFor(ctx, asked), { state, county, near: near.filter }, locale)
  const name = q || (category === null ? t('map.everything') : categoryName(category, locale))
  const title = t('map.mapOf', { name: name.slice(0, 60) })
  const place = placeShown(state, drawn, locale)
  const head = {
    title: [title, place.county?.isAll ? null : place.county?.name, place.state].filter(Boolean).join(', '),
    description: t('map.mapText'),
    path: '/map',
    picture: siteSharedImage(t),
    index: false,
  }
  const words = wordsOf(ctx, drawn, near.shown)
  const help = drawn.total === 0 && !q ? await helpEmptyMap(ctx, asked, params) : null
  const chips = [
    ...nearChips(ctx, near.shown, params),
    ...chipsOf({ ...asked, query: { ...query, state: '' }, params }, t),
  ]
  const page = { drawn, title, category, place, words, chips, help, meta: pageMeta(site, t, head) }
  return data(page, { headers: dependsOn(contentOf(query)) })
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

const NEARBY = '25'

/** The same part of the map without filters. */
function unfiltered(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => ['q', 'category', 'state', 'county'].includes(name))
  return `?${new URLSearchParams(kept)}`
}

type Loaded = Route.ComponentProps['loaderData']

/** Returns the query of the same map of another part of the country. */
const intoPart = (params: URLSearchParams, state: string | null, county: string | null = null) =>
  withParams(params, { state, county })

/** Returns the list of what the map shows: of a county, what is around its main town. */
function listOf(params: URLSearchParams, { county }: Loaded['place']): string {
  return listAddress(params, county?.list ? { to: '', state: '', ...county.list } : {})
}

/** The way from the part that the map shows up to the country. */
function PlaceCrumbs({ place: { code, state, county }, words }: Pick<Loaded, 'place' | 'words'>) {
  const [params] = useSearchParams()
  if (!code || !state) return null
  const isState = county === null || county.isAll
  const steps = [
    { name: words.country, to: `/map${intoPart(params, null)}` },
    { name: state, to: isState ? null : `/map${intoPart(params, code)}` },
    ...(isState ? [] : [{ name: county.name, to: null }]),
  ]
  return <Crumbs label={words.path} steps={steps} />
}

/** Where the listings of a list are ([GEO-07]). */
export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { drawn, title, category, place, words, chips, help } = loaderData
  const around = (near: string) => listAddress(params, { near, within: NEARBY, state: '', sort: 'distance' })
  const addressOf = (key: string) => {
    if (drawn.level === 'towns') return around(key)
    return `/map${drawn.level === 'states' ? intoPart(params, key) : intoPart(params, place.code, key)}`
  }
  return (
    <div className="frame py-6">
      <div className="list-bar">
        <h1 className="list-title">{title}</h1>
        <p className="text-muted">{words.onMap}</p>
      </div>
      <MapChoices
        category={category}
        state={place.code}
        county={place.county?.param ?? null}
        words={words}
        list={listOf(params, place)}
      />
      <PlaceCrumbs place={place} words={words} />
      {words.unknown && (
        <p role="status" className="text-red">
          {words.unknown}
        </p>
      )}
      <FilterChips chips={chips} cleared={unfiltered(params)} />
      <p className="mt-3 text-muted">{words.help}</p>
      {help && <NoMatches help={help} cleared={unfiltered(params)} />}
      <div className="map-parts">
        <PlacesMap drawn={drawn} addressOf={addressOf} />
        <section aria-label={words.rows}>
          <h2 className="section-name mb-2">{words.rows}</h2>
          <MapRows rows={drawn.rows} empty={words.empty} addressOf={addressOf} />
          {words.nowhere && <p className="mt-3 text-muted">{words.nowhere}</p>}
        </section>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailure message="listings.loadFailed" />
}
