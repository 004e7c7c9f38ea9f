import { useT } from '#app/i18n/use-t.tsx'
import { BackButton } from '#app/ui/back-button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchBox } from './search-box.tsx'

const POPULAR = [
  { to: '/categories', key: 'shell.categories' },
  { to: '/post-listing', key: 'shell.postListing' },
  { to: '/contact', key: 'shell.contact' },
] as const

/** What an unknown address shows ([NAV-09]): where to go from here. */
export function NotFoundPage() {
  const t = useT()
  return (
    <EmptyState number="404" title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
      <title>{`${t('shell.notFoundTitle')} · ${t('common.siteName')}`}</title>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className="button-primary">
          {t('shell.goHome')}
        </Link>
        <BackButton>{t('shell.goBack')}</BackButton>
      </div>
      <div className="mt-8 max-w-xl">
        <SearchBox id="not-found-search" label={t('shell.search')} />
      </div>
      <h2 className="section-name mt-8">{t('shell.popular')}</h2>
      <ul className="border-t-2 border-asphalt">
        {POPULAR.map(({ to, key }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="row-link">
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
