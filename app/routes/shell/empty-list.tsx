import SignpostBig from 'lucide-react/icons/signpost-big'
import type { ReactNode } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'

export type EmptyListProps = { title: string; text: string; children?: ReactNode }

/** An empty list, and what to do about it. */
export function EmptyList({ title, text, children }: EmptyListProps) {
  return (
    <div className="border-b border-line py-12 text-center">
      <SignpostBig aria-hidden size={40} strokeWidth={1.5} className="mx-auto text-muted" />
      <p className="mt-3 text-lg font-bold">{title}</p>
      <p className="mx-auto mt-1 mb-5 max-w-md text-muted">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}

/** An empty list of public listings. Filters are blamed only if some are set. */
export function NoListings({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  if (!isFiltered)
    return (
      <EmptyList title={t('listings.nothingTitle')} text={t('listings.nothingText')}>
        <Link to="/post-listing" className="button-primary">
          {t('shell.addPost')}
        </Link>
      </EmptyList>
    )
  return (
    <EmptyList title={t('listings.noMatchTitle')} text={t('listings.noMatchText')}>
      <ClearFilters />
    </EmptyList>
  )
}

type Relaxed = {
  readonly ways: readonly { readonly name: string; readonly search: string }[]
  /** Null: the page shows none. */
  readonly nearestName: string | null
}

/** A list whose conditions together leave nothing: what one less would show, and the heading of the nearest matches ([NAV-17]). */
export function NoMatches({ help, cleared = '' }: { help: Relaxed; cleared?: string }) {
  const t = useT()
  const hasWays = help.ways.length > 0
  return (
    <>
      <EmptyList
        title={t('listings.noMatchTitle')}
        text={t(hasWays ? 'listings.relaxText' : 'listings.noMatchText')}
      >
        {help.ways.map(({ name, search }) => (
          <Link key={name} to={{ search }} rel="nofollow" className="button-quiet">
            {name}
          </Link>
        ))}
        <ClearFilters to={cleared} />
      </EmptyList>
      {hasWays && help.nearestName !== null && (
        <h2 className="section-name mt-4">{t('listings.nearestMatches', { name: help.nearestName })}</h2>
      )}
    </>
  )
}

/** The way from an empty list to the same list without filters. */
export function ClearFilters({ to = '' }: { to?: string }) {
  const t = useT()
  return (
    <Link to={{ search: to }} className="button-quiet">
      {t('listings.clear')}
    </Link>
  )
}
