import { data, redirect } from 'react-router'
import { categoryName } from '#app/features/categories/category-list.ts'
import { comparedNumbers, comparePath, eachListingOnce } from '#app/features/comparison/compare-address.ts'
import { MAX_COMPARED, sortOf } from '#app/features/comparison/compared.ts'
import type { ComparedColumn, ComparedListing } from '#app/features/comparison/compared-listing.ts'
import { comparisonTable } from '#app/features/comparison/comparison-table.ts'
import { comparisonTitle } from '#app/features/comparison/comparison-title.ts'
import { AlsoChosen } from '#app/features/comparison/components/also-chosen.tsx'
import { ComparisonView } from '#app/features/comparison/components/comparison-view.tsx'
import { comparedListings } from '#app/features/comparison/queries.server.ts'
import { siteSharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { SendMenu } from '#app/features/items/components/send-menu.tsx'
import { findPlace } from '#app/features/places/find-place.server.ts'
import { parseNear, placeName } from '#app/features/places/near.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type Crumb, Crumbs } from '#app/ui/crumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { anyone, within } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { Route } from './+types/compare'

/** The parameter by which rows with equal values are left out. */
const DIFFERS = 'differs'

/** What can be compared with the first listing, and what cannot. */
function split(listings: readonly ComparedListing[]) {
  const sort = listings[0] ? sortOf(listings[0].category) : null
  const isAlike = ({ category }: ComparedListing) => sort !== null && sortOf(category) === sort
  return { alike: listings.filter(isAlike), others: listings.filter((listing) => !isAlike(listing)) }
}

function notesOf({ t }: Ctx, gone: number, others: readonly ComparedListing[]): readonly string[] {
  const titles = others.map(({ title }) => title).join(', ')
  return [
    ...(gone > 0 ? [t('comparison.gone', { count: gone })] : []),
    ...(titles ? [t('comparison.mixed', { titles })] : []),
  ]
}

const wordsOf = ({ t }: Ctx, listings: readonly ComparedListing[]) => ({
  path: t('detail.path'),
  fact: t('comparison.fact'),
  notStated: t('comparison.notStated'),
  removeShort: t('comparison.removeShort'),
  remove: Object.fromEntries(
    listings.map(({ publicId, title }) => [publicId, t('comparison.remove', { title })]),
  ),
  onlyDiffering: t('comparison.onlyDiffering'),
  allFacts: t('comparison.allFacts'),
  print: t('comparison.print'),
  empty: t('comparison.empty'),
  emptyText: t('comparison.emptyText'),
  also: Array.from({ length: MAX_COMPARED - 1 }, (_, i) => t('comparison.also', { count: i + 1 })),
})

/** The way from the home page to what is compared: the list of its category, where it is all of one. */
function crumbsOf({ t, locale }: Ctx, listings: readonly ComparedListing[]): readonly Crumb[] {
  const [category, other] = new Set(listings.map((listing) => listing.category))
  const isOne = category !== undefined && other === undefined
  return [
    { name: t('detail.home'), to: '/' },
    isOne
      ? { name: categoryName(category, locale), to: `/categories/${category}` }
      : { name: t('listings.allCategories'), to: '/categories' },
  ]
}

/** What a message with the address of a comparison shows of it: what is compared. */
const descriptionOf = ({ t }: Ctx, listings: readonly ComparedListing[]) =>
  listings.map(({ title }) => title).join(' · ') || t('comparison.description')

/** Only what the head of a column shows goes to the browser. */
function columnOf(listing: ComparedListing): ComparedColumn {
  const { id, publicId, title, language, line, picture, price, canCall, canWrite } = listing
  return { id, publicId, title, language, line, picture, price, canCall, canWrite }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { db, t, site } = ctx
  const once = eachListingOnce(url.searchParams)
  if (once !== null) throw redirect(`/compare${once}`, 301)
  const numbers = comparedNumbers(url.searchParams)
  const { near } = parseNear(url.searchParams)
  const place = near ? findPlace(near) : null
  const found = await comparedListings(db, numbers, { ...ctx, near: place })
  const { alike, others } = split(found)
  const onlyDiffering = url.searchParams.get(DIFFERS) === '1'
  const groups = comparisonTable(alike, place ? placeName(place) : '', t).map((group) => ({
    ...group,
    rows: group.rows.filter(({ differs }) => differs || !onlyDiffering),
  }))
  const title = comparisonTitle(alike, t)
  const path = comparePath(
    alike.map(({ publicId }) => publicId),
    place ? near : '',
  )
  const description = descriptionOf(ctx, alike)
  const head = { title, description, path, picture: siteSharedImage(t), index: false }
  return data({
    title,
    path,
    links: { url: site.publicUrl + inLanguage(t.locale, path), title, text: description, code: null },
    crumbs: crumbsOf(ctx, alike),
    sort: alike[0] ? sortOf(alike[0].category) : null,
    near: place ? near : '',
    columns: alike.map(columnOf),
    groups: groups.filter(({ rows }) => rows.length > 0),
    onlyDiffering,
    notes: notesOf(ctx, numbers.length - found.length, others),
    words: wordsOf(ctx, alike),
    meta: pageMeta(site, t, head),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Loaded = Route.ComponentProps['loaderData']

/** The choice between all rows and those that differ, and the buttons that print and share. */
function Tools({ shown: { links, path, sort, near, columns, onlyDiffering, words } }: { shown: Loaded }) {
  const numbers = columns.map(({ publicId }) => publicId)
  return (
    <div className="my-3 flex flex-wrap items-center gap-3 print:hidden">
      <Link
        to={onlyDiffering ? path : `${path}&${DIFFERS}=1`}
        preventScrollReset
        rel="nofollow"
        className="button-quiet"
      >
        {onlyDiffering ? words.allFacts : words.onlyDiffering}
      </Link>
      <button type="button" className="button-quiet needs-script" onClick={() => window.print()}>
        {words.print}
      </button>
      <SendMenu links={links} className="button-quiet" />
      <AlsoChosen sort={sort} numbers={numbers} near={near} texts={words.also} />
    </div>
  )
}

/** Up to four trucks, jobs, schools or parking lots side by side ([CMP-01]). */
export default function Compare({ loaderData: shown }: Route.ComponentProps) {
  const t = useT()
  const { columns, words } = shown
  return (
    <div className="frame page-comparison pt-2 pb-6">
      {shown.notes.map((note) => (
        <p
          key={note}
          role="status"
          className="mb-3 rounded-sign border-2 border-line bg-card px-3 py-2 wrap-anywhere"
        >
          {note}
        </p>
      ))}
      {columns.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText}>
          <Link to="/categories" className="button-primary">
            {t('listings.browse')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="print:hidden">
            <Crumbs label={words.path} steps={shown.crumbs} />
          </div>
          <h1 className="text-3xl leading-tight font-extrabold tracking-tight">{shown.title}</h1>
          <Tools shown={shown} />
          <ComparisonView
            columns={columns}
            groups={shown.groups}
            label={shown.title}
            near={shown.near}
            words={words}
          />
        </>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailure message="detail.unreachable" />
}
