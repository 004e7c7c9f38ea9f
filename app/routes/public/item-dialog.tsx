import { lazy, Suspense, useEffect, useRef } from 'react'
import { useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { ITEM_PARAM } from '#app/features/items/components/item-link.tsx'
import { kindWith, shortItemPath } from '#app/features/items/item-kinds.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { followsHere, linkOf, useIntended } from '#app/ui/follow-links.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { useViewCounted } from '../use-view-counted.ts'
import type { ShownItem } from './item-page.tsx'

const loadOpenedItem = async () => ({ default: (await import('./opened-item.tsx')).OpenedItem })

// A list is read far more often than an item is opened: the carousel comes with the first one.
const OpenedItem = lazy(loadOpenedItem)

const ITEM_LINK = 'a[data-item]'

/** '/listings/123456' for what ITEM_PARAM says, or null when it says nothing sensible. */
function addressOf(param: string | null): string | null {
  const [, letter, publicId] = /^([a-z])(\d{6,7})$/u.exec(param ?? '') ?? []
  const kind = kindWith('letter', letter)
  return kind && publicId ? shortItemPath(kind, Number(publicId)) : null
}

function Title({ shown }: { shown: ShownItem | undefined }) {
  const t = useT()
  if (!shown) return t('detail.loading')
  if (shown.state === 'public')
    return shown.item.line ?? <Lang in={shown.item.titleLanguage}>{shown.item.title}</Lang>
  return shown.state === 'ended' ? t('detail.goneTitle') : t('shell.notFoundTitle')
}

function Content({ shown }: { shown: ShownItem | undefined }) {
  const t = useT()
  useViewCounted(shown?.state === 'public' ? shown.item.id : null)
  const waiting = <p role="status">{t('detail.loading')}</p>
  if (!shown) return waiting
  if (shown.state === 'public') {
    return (
      <Suspense fallback={waiting}>
        <KnownFavorites ids={shown.favorites}>
          <OpenedItem shown={shown} />
        </KnownFavorites>
      </Suspense>
    )
  }
  return <p>{shown.state === 'ended' ? t('detail.goneText') : t('shell.notFoundText')}</p>
}

/** Gives the focus back when Back takes the dialog away: the browser does so only for a dialog that is closed. */
function useGivenBackFocus() {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
}

function OpenItem({ address }: { address: string }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const { load, data: shown } = useFetcher<ShownItem>({ key: address })
  const navigate = useNavigate()
  const { key } = useLocation()
  const [params] = useSearchParams()
  useGivenBackFocus()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    void load(address)
  }, [address, load])
  // Opened from the list, closing goes back to it; opened by an address typed by hand, there is nothing to go back to.
  const leave = () =>
    void (key === 'default' ? navigate({ search: withParams(params, { [ITEM_PARAM]: null }) }) : navigate(-1))
  return (
    <Dialog
      ref={dialog}
      widest
      title={<Title shown={shown} />}
      closeLabel={t('detail.close')}
      onClose={leave}
    >
      <Content shown={shown} />
    </Dialog>
  )
}

/** Opens the items of a list over it, under their own addresses ([DET-01]). */
function useOpensItems(): void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkOf(event, ITEM_LINK)
      if (!link || !followsHere(event, link)) return
      event.preventDefault()
      const search = withParams(params, {
        page: params.get('page'),
        [ITEM_PARAM]: link.dataset['item'] ?? null,
      })
      // From an item that is open already, closing the next one leads back to the list too.
      const replace = params.has(ITEM_PARAM)
      void navigate({ search }, { mask: link.pathname, preventScrollReset: true, replace })
    }
    // Before `FollowLinks`, which would show the page of the item.
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [navigate, params])
}

/** Loads what shows an item when one is about to be opened. */
function useLoadedAhead(): void {
  const isIntended = useIntended(ITEM_LINK) !== null
  useEffect(() => {
    if (isIntended) loadOpenedItem().catch(() => {})
  }, [isIntended])
}

/** The item opened on top of a list ([DET-02]): Escape, Close and Back lead back to the list as it was. */
export function ItemDialog() {
  useOpensItems()
  useLoadedAhead()
  const [params] = useSearchParams()
  const item = addressOf(params.get(ITEM_PARAM))
  const near = params.get('near')
  const address = item && near ? `${item}?${new URLSearchParams({ near })}` : item
  return address ? <OpenItem key={address} address={address} /> : null
}
