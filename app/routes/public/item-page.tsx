import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { ItemDetails } from '#app/features/items/detail/components/item-details.tsx'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Markup } from '#app/ui/markup.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { useViewCounted } from '../use-view-counted.ts'

export type ShownItem =
  | {
      readonly state: 'public'
      readonly item: ItemDetail
      readonly favorites: readonly string[] | null
      readonly compareTo: string | null
      readonly meta: { readonly title: string }
    }
  | {
      readonly state: 'ended'
      readonly title: string
      readonly category: CategorySlug
      readonly rows: Markup | null
      readonly favorites: readonly string[] | null
    }
  | { readonly state: 'missing' }

function PublicItem({ shown }: { shown: Extract<ShownItem, { state: 'public' }> }) {
  const { item, favorites, compareTo } = shown
  const t = useT()
  useViewCounted(item.id)
  return (
    <article className="frame max-w-6xl py-6">
      <Link to={`/categories/${item.category}`} className="plain-link text-sm">
        {t('detail.backTo', { category: categoryName(item.category, t.locale) })}
      </Link>
      <h1 className="mt-2 mb-4 text-3xl leading-tight font-extrabold tracking-tight break-words">
        <Lang in={item.titleLanguage}>{item.title}</Lang>
      </h1>
      <KnownFavorites ids={favorites}>
        <ItemDetails item={item} heading="h2" Save={Heart} compareTo={compareTo} />
      </KnownFavorites>
    </article>
  )
}

function EndedItem({ shown }: { shown: Extract<ShownItem, { state: 'ended' }> }) {
  const t = useT()
  return (
    <>
      <EmptyState
        number="410"
        title={t('detail.goneTitle')}
        text={[shown.title, t('detail.goneText')].filter(Boolean).join('. ')}
      >
        <Link to={`/categories/${shown.category}`} className="button-primary">
          {t('detail.backTo', { category: categoryName(shown.category, t.locale) })}
        </Link>
      </EmptyState>
      {shown.rows && (
        <section className="frame max-w-3xl">
          <h2 className="section-name">{t('detail.similar')}</h2>
          <KnownFavorites ids={shown.favorites}>
            <ItemList markup={shown.rows} />
          </KnownFavorites>
        </section>
      )}
    </>
  )
}

/** The page of one item, opened directly ([DET-03]). */
export function ItemPage({ shown }: { shown: ShownItem }) {
  if (shown.state === 'public') return <PublicItem shown={shown} />
  if (shown.state === 'ended') return <EndedItem shown={shown} />
  return <NotFoundPage />
}
