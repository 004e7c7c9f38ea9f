import Search from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { useFollowing } from '#app/ui/use-following.ts'

function trimTerm({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  const term = currentTarget.elements.namedItem('q')
  if (term instanceof HTMLInputElement) term.value = term.value.trim()
}

/** Searches the whole site ([NAV-01], [NAV-02]). An empty search does nothing, with or without JavaScript. */
export function SearchBox({ id, label }: { id: string; label: string }) {
  const t = useT()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  // Other lists use the same parameter for a search of their own.
  const term = pathname === '/search' ? (params.get('q') ?? '') : ''
  const field = useFollowing<HTMLInputElement>(term)
  return (
    <Form action="/search" role="search" aria-label={label} onSubmit={trimTerm} className="search-box">
      <label htmlFor={id} className="sr-only">
        {t('shell.searchLabel')}
      </label>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        required
        pattern=".*\S.*"
        maxLength={200}
        defaultValue={term}
        placeholder={t('shell.searchPlaceholder')}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit">
        <Search aria-hidden size={18} strokeWidth={1.75} className="sm:hidden" />
        <span className="max-sm:sr-only">{t('shell.search')}</span>
      </button>
    </Form>
  )
}
