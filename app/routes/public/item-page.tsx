import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { ItemActions } from '#app/features/items/detail/components/item-actions.tsx'
import { ItemDetails } from '#app/features/items/detail/components/item-details.tsx'
import type { DetailPart } from '#app/features/items/detail/detail-part.ts'
import type { OpenedItem } from '#app/features/items/detail/item-detail.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Markup, MarkupPart } from '#app/ui/markup.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { useViewCounted } from '../use-view-counted.ts'
import { SimilarItems, type SimilarMarkup } from './similar-items.tsx'

export type PublicItem = {
  readonly state: 'public'
  readonly item: OpenedItem & { readonly category: CategorySlug }
  readonly crumbs: Markup
  readonly parts: Readonly<Record<DetailPart, Markup>>
  readonly similar: SimilarMarkup | null
  readonly favorites: readonly string[] | null
  readonly compareTo: string | null
  readonly links: ShareLinks
  readonly meta: { readonly title: string }
}

type EndedItem = {
  readonly state: 'ended'
  readonly title: string
  readonly category: CategorySlug
  readonly similar: SimilarMarkup | null
  readonly favorites: readonly string[] | null
}

export type ShownItem = PublicItem | EndedItem | { readonly state: 'missing' }

function WholeItem({ shown }: { shown: PublicItem }) {
  const { item, crumbs, parts, similar, favorites, compareTo, links } = shown
  useViewCounted(item.id)
  return (
    <article className="frame pt-2 pb-6">
      <div className="detail-head">
        <MarkupPart markup={crumbs} />
        <h1>{item.line ?? <Lang in={item.titleLanguage}>{item.title}</Lang>}</h1>
      </div>
      <KnownFavorites ids={favorites}>
        <ItemDetails
          item={item}
          actions={<ItemActions item={item} Save={Heart} links={links} compareTo={compareTo} />}
          renderPart={(part, className) => <MarkupPart markup={parts[part]} className={className} />}
        />
        <SimilarItems similar={similar} category={item.category} />
      </KnownFavorites>
    </article>
  )
}

function EndedItem({ shown }: { shown: EndedItem }) {
  const t = useT()
  const { title, category, similar, favorites } = shown
  return (
    <>
      <EmptyState
        number="410"
        title={t('detail.goneTitle')}
        text={[title, t('detail.goneText')].filter(Boolean).join('. ')}
      >
        <Link to={`/categories/${category}`} className="button-primary">
          {t('detail.backTo', { category: categoryName(category, t.locale) })}
        </Link>
      </EmptyState>
      <div className="frame max-w-5xl pb-6">
        <KnownFavorites ids={favorites}>
          <SimilarItems similar={similar} category={category} />
        </KnownFavorites>
      </div>
    </>
  )
}

/** The page of one item, opened directly ([DET-03]). */
export function ItemPage({ shown }: { shown: ShownItem }) {
  if (shown.state === 'public') return <WholeItem shown={shown} />
  if (shown.state === 'ended') return <EndedItem shown={shown} />
  return <NotFoundPage />
}
