import Search from 'lucide-react/icons/search'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { KeptParams } from '#app/ui/kept-params.tsx'
import type { SearchParams } from '../schema.ts'

/** How long after the last letter a search starts by itself ([SRCH-03]), in milliseconds. */
const SETTLED_MS = 300

/** Searches while the user types, a moment after the last letter. The address follows without filling the history. */
function useLiveSearch() {
  const submit = useSubmit()
  const [params] = useSearchParams()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  const search = (typed: string) => {
    stop()
    const q = typed.trim()
    if (!q || q === params.get('q')) return
    const next = new URLSearchParams(params)
    for (const name of ['page', 'item', 'words']) next.delete(name)
    next.set('q', q)
    timer.current = setTimeout(
      () => void submit(next, { action: '/search', replace: true, preventScrollReset: true }),
      SETTLED_MS,
    )
  }
  return { search, stop }
}

/**
 * Takes the focus from the search box of the header, which gives way to this one. Where fingers point, it would bring up
 * a keyboard over the results.
 */
function useFocusOfHeader() {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const comesFromHeader = document.activeElement?.closest('header [role=search]')
    if (!field.current || !comesFromHeader || !matchMedia('(pointer: fine)').matches) return
    field.current.focus()
    field.current.setSelectionRange(-1, -1)
  }, [])
  return field
}

/** The search box of the search page; another term is searched within the same filters. */
export function SearchField({ asked }: { asked: SearchParams }) {
  const t = useT()
  const live = useLiveSearch()
  const field = useFocusOfHeader()
  const searching = useNavigation().location?.pathname === '/search'
  return (
    // A search that is sent by hand leaves none behind, which would replace it, and what Back leads to.
    <Form
      action="/search"
      role="search"
      aria-label={t('search.title')}
      className="search-box"
      onSubmit={live.stop}
    >
      <KeptParams but={['q', 'page', 'item', 'words']} />
      <input
        ref={field}
        name="q"
        type="search"
        required
        pattern=".*\S.*"
        defaultValue={asked.q}
        aria-label={t('shell.searchLabel')}
        placeholder={t('shell.searchPlaceholder')}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-12! text-lg!"
        onChange={(event) => live.search(event.target.value)}
      />
      <button type="submit">
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <span className="sr-only">{searching ? t('search.searching') : t('shell.search')}</span>
      </button>
    </Form>
  )
}
