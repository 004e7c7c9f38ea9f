import { data } from 'react-router'
import type { PublicProfile } from '#app/features/accounts/profile/queries.server.ts'
import { publicProfile } from '#app/features/accounts/profile/queries.server.ts'
import { posterLinks } from '#app/features/discovery/share-images/share-links.server.ts'
import { posterSharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { Choice, LanguageChoice, SORT_NAMES } from '#app/features/items/components/choice.tsx'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { SendMenu } from '#app/features/items/components/send-menu.tsx'
import { helpEmptyList } from '#app/features/items/facets/relax-filters.server.ts'
import { PER_PAGE, SORTS, type Sort, sortsOffered } from '#app/features/items/list-filters.ts'
import { possibleSort, standardSort } from '#app/features/items/near-order.ts'
import { countPublicListings, publicListings } from '#app/features/items/queries.server.ts'
import { parseSort, writtenIn } from '#app/features/items/schema.ts'
import { KeptNear } from '#app/features/places/components/kept-near.tsx'
import { NearBar } from '#app/features/places/components/near-bar.tsx'
import { parseNear } from '#app/features/places/near.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { pageCount } from '#app/lib/pager.ts'
import { pictureUrl } from '#app/lib/picture.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse, STATUS_OF } from '#app/lib/refusal.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone, refused, within } from '../guards.server.ts'
import { listMarkup } from '../list-markup.server.tsx'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readRefusal } from '../read-refusal.ts'
import { NoMatches } from '../shell/empty-list.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { cachedForVisitors, dependsOn } from '../visitors-cache.ts'
import type { Route } from './+types/user-listings'
import { ItemDialog } from './item-dialog.tsx'

/** A user whose page is public: one with a public listing. Everyone else does not exist. */
async function posterOf({ db, now }: Ctx, id: string) {
  const profile = isUuid(id) ? await publicProfile(db, id) : undefined
  const inAll = profile ? await countPublicListings(db, { userId: id }, now) : 0
  if (!profile || inAll === 0) throw refused(refuse('notFound', 'common.notFound'))
  return { profile, inAll }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { db, locale, now, site, t } = ctx
  const { profile, inAll } = await posterOf(ctx, params.id)
  const { searchParams } = url
  const page = parsePage(searchParams)
  const written = writtenIn(searchParams)
  const asked = parseNear(searchParams)
  const near = await readNear(db, asked, { hasWays: false, locale })
  const sort = possibleSort(
    parseSort<Sort, Sort>(searchParams, SORTS, standardSort(asked, null)),
    near.filter,
  )
  const filter = { userId: params.id, written, near: near.filter }
  const total = written || near.filter ? await countPublicListings(db, filter, now) : inAll
  const pages = pageCount(total, PER_PAGE)
  const beyond = page === null || page > pages
  const help =
    total === 0
      ? await helpEmptyList(ctx, {
          base: { userId: params.id },
          query: { ...asked, written },
          facets: [],
          near: { filter: near.filter, name: near.shown.name },
          params: searchParams,
        })
      : null
  const items = beyond
    ? []
    : (help?.nearest ?? (await publicListings(db, { filter, sort, page, locale, now })))
  const favorites = await favoritesAmong(ctx, items)
  const meta = pageMeta(site, t, {
    title: t('profile.listingsOf', { name: profile.fullName }),
    description: t('profile.listingsOfText', { name: profile.fullName }),
    path: `/users/${params.id}`,
    picture: posterSharedImage(profile, { id: params.id, t }),
    // A name that someone is looked up by belongs to its owner.
    index: false,
  })
  const rows = listMarkup(context, ctx, { items, favorites, url, shape: 'list', heading: 'h3' })
  return data(
    {
      profile,
      written,
      near: near.shown,
      sort,
      total,
      rows,
      favorites,
      page: page ?? 1,
      pages,
      beyond,
      help: help && { ways: help.ways, nearestName: help.nearestName },
      links: posterLinks(site.publicUrl, { id: params.id, poster: profile }, t),
      meta,
    },
    { status: beyond ? STATUS_OF.notFound : 200, headers: dependsOn(CONTENT_OF.user(params.id)) },
  )
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** What a poster says about themselves. */
function About({ profile }: { profile: PublicProfile }) {
  const t = useAccountT()
  return (
    <div className="mb-6 flex flex-wrap items-start gap-4">
      {profile.avatar && (
        <img
          src={pictureUrl(profile.avatar, 320)}
          alt=""
          width={96}
          height={96}
          className="size-24 rounded-sign bg-line object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-3xl leading-tight font-extrabold tracking-tight wrap-anywhere">
          {profile.fullName}
        </h1>
        {profile.companyName && <p className="font-semibold wrap-anywhere">{profile.companyName}</p>}
        <p className="text-muted">
          {[profile.location, t('profile.since', { day: formatDay(profile.createdAt, t) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {profile.isVerified && <p className="font-semibold text-green">{t('profile.verified')}</p>}
        {profile.bio && <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{profile.bio}</p>}
      </div>
    </div>
  )
}

/** The public page of a poster ([PROF-05]): who they are, and all their public listings. */
export default function UserListings({ loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  const { profile, written, near, sort, total, rows, favorites, page, pages, beyond, help, links } =
    loaderData
  return (
    <div className="frame max-w-4xl py-6">
      <About profile={profile} />
      <div className="list-bar list-bar-plain">
        <h2 className="section-name">{t('listings.total', { count: total })}</h2>
        <div className="list-ways">
          <AutoForm label={t('listings.writtenIn')} className="list-choices">
            <Choice
              name="sort"
              label="listings.sort"
              values={sortsOffered(SORTS, near)}
              names={SORT_NAMES}
              current={sort}
            />
            <LanguageChoice current={written} />
            <KeptNear asked={near} />
            <button type="submit" className="button-quiet only-without-script">
              {t('listings.apply')}
            </button>
          </AutoForm>
        </div>
      </div>
      <NearBar shown={near} />
      <KnownFavorites ids={favorites}>
        {beyond && <NoSuchPage />}
        {help && <NoMatches help={help} />}
        {rows && <ItemList markup={rows} />}
        <ItemDialog />
      </KnownFavorites>
      {!beyond && <Pager page={page} pages={pages} />}
      <div className="mt-6">
        <SendMenu links={links} className="button-quiet" />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)?.kind === 'notFound') return <NotFoundPage />
  return <LoadFailure message="listings.failed" />
}
