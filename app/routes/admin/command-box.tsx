import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { type Choice, CommandPalette } from '#app/features/admin-search/components/command-palette.tsx'
import { SearchFailed } from '#app/features/admin-search/components/search-failed.tsx'
import type { SearchResult } from '#app/features/admin-search/found-things.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import { pagesNamed } from './menu-entries.ts'

/** How long nothing more is typed before the server is asked, in milliseconds. */
const TYPING_MS = 150

const searchPath = (term: string) => `/admin/find?${new URLSearchParams({ q: term })}`

/** Searches on the server, once the user stops typing. */
function useSearch(term: string) {
  const { load, data, state } = useFetcher<SearchResult>()
  useEffect(() => {
    if (!term) return
    const timer = setTimeout(() => {
      void load(searchPath(term))
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [term, load])
  const isCurrent = data?.q === term
  return {
    found: isCurrent ? data.found : [],
    failure: isCurrent && state === 'idle' ? data.failure : null,
    isLoading: term !== '' && state !== 'idle' && !(isCurrent && data.failure === null),
    retry: () => void load(searchPath(term)),
  }
}

function Palette() {
  const t = useAdminT()
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const { found, failure, isLoading, retry } = useSearch(term)
  const pages = pagesNamed(t, term).map(
    ({ to, name }): Choice => ({ kind: 'page', title: t(name), detail: '', to }),
  )
  return (
    <CommandPalette
      typed={typed}
      onType={setTyped}
      choices={[...pages, ...found]}
      isLoading={isLoading}
      failed={failure && <SearchFailed failure={failure} onRetry={retry} />}
    />
  )
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/**
 * Opens the command box, as Ctrl+K and ⌘K do: it leads to a page, a user, an item or a payment by a few letters. Without
 * JavaScript the button leads to a page with the same search ([ADM-08]).
 */
export function CommandButton() {
  const t = useAdminT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [round, setRound] = useState(0)
  const { key } = useLocation()
  const open = useEffectEvent(() => {
    if (dialog.current?.open || document.querySelector('dialog[open]')) return
    setRound((before) => before + 1)
    dialog.current?.showModal()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  // Following a choice keeps the document, and would keep the dialog open.
  useEffect(() => dialog.current?.close(), [key])
  return (
    <>
      <Link
        to="/admin/find"
        className="command-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          event.preventDefault()
          setRound(round + 1)
          dialog.current?.showModal()
        }}
      >
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <span className="max-md:sr-only">{t('admin.find')}</span>
        <kbd aria-hidden className="ml-auto max-lg:hidden">
          {t('admin.findShortcut')}
        </kbd>
      </Link>
      <Dialog ref={dialog} title={t('admin.find')} closeLabel={t('shell.close')}>
        {round > 0 && <Palette key={round} />}
      </Dialog>
    </>
  )
}
