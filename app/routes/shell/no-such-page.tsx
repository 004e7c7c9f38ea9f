import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyList } from './empty-list.tsx'

type Props = {
  /** The query of the first page of the list. */
  first?: string
}

/** What a page beyond the end of a list shows ([CAT-04]). */
export function NoSuchPage({ first = '' }: Props) {
  const t = useT()
  return (
    <EmptyList title={t('listings.noSuchPage')} text={t('listings.noSuchPageText')}>
      <Link to={{ search: first }} className="button-primary">
        {t('listings.toFirstPage')}
      </Link>
    </EmptyList>
  )
}
