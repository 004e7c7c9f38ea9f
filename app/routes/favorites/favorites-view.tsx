import { useSearchParams } from 'react-router'
import { CompareBar } from '#app/features/comparison/components/compare-bar.tsx'
import { SEARCH_SHAPES, ViewSwitch } from '#app/features/items/components/segments.tsx'
import { PER_PAGE } from '#app/features/items/list-filters.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { pageCount } from '#app/lib/pager.ts'
import { FavoriteList } from '#app/routes/favorites/favorite-list.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { TextFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ItemDialog } from '../public/item-dialog.tsx'
import { EmptyList } from '../shell/empty-list.tsx'
import type { ShownFavorites } from './favorites-page.server.ts'

function SearchFavorites({ q }: { q: string }) {
  const t = useT()
  const [params] = useSearchParams()
  return (
    <AutoForm label={t('favorites.find')} className="list-choices">
      <TextFilter
        name="q"
        label={t('favorites.find')}
        value={q}
        hint={t('favorites.findHint')}
        className="sm:w-80"
      />
      {params.has('view') && <input type="hidden" name="view" value={params.get('view') ?? ''} />}
      <button type="submit" className="button-quiet">
        {t('favorites.search')}
      </button>
    </AutoForm>
  )
}

function Nothing({ q, page }: { q: string; page: number }) {
  const t = useT()
  if (q || page > 1) {
    return (
      <EmptyList title={t('favorites.notFound')} text={t('favorites.notFoundText')}>
        <Link to={{ search: '' }} className="button-quiet">
          {t('favorites.clear')}
        </Link>
      </EmptyList>
    )
  }
  return (
    <EmptyList title={t('favorites.none')} text={t('favorites.noneText')}>
      <Link to="/categories" className="button-primary">
        {t('favorites.browse')}
      </Link>
    </EmptyList>
  )
}

/** The user's favorites with search and views, on their own page and in the dashboard ([FAV-01], [DASH-06]). */
export function FavoritesView({ shown }: { shown: ShownFavorites }) {
  const t = useT()
  const { query, items, rows, total } = shown
  const hasNothing = !query.q && total === 0
  return (
    <>
      {!hasNothing && (
        <div className="list-bar list-bar-plain">
          <SearchFavorites q={query.q} />
          <p className="text-muted">{t('favorites.total', { count: total })}</p>
          <div className="ml-auto">
            <ViewSwitch choices={SEARCH_SHAPES} current={query.view} />
          </div>
        </div>
      )}
      <FavoriteList items={items} rows={rows}>
        {rows && <CompareBar rows={rows} />}
        <ItemDialog />
      </FavoriteList>
      {items.length === 0 && <Nothing q={query.q} page={query.page} />}
      <Pager page={query.page} pages={pageCount(total, PER_PAGE)} />
    </>
  )
}
