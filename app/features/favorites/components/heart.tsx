import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useKnownFavorites } from './known-favorites.tsx'

type Item = { readonly id: string; readonly kind: ItemKind; readonly title: string }

const signInPath = (here: string) => `/signin?to=${encodeURIComponent(here)}`

/**
 * Asks the server to save or remove a listing. Returns the status, 0 without a response, and the refusal's message.
 */
async function askToKeep(listingId: string, keep: boolean): Promise<{ status: number; why: string | null }> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ listingId, keep })
  const response = await fetch('/api/favorites', { method: 'POST', headers, body }).catch(() => null)
  const result: unknown = await response?.json().catch(() => null)
  const why = typeof result === 'object' && result !== null && 'error' in result ? result.error : null
  return { status: response?.status ?? 0, why: typeof why === 'string' ? why : null }
}

function Icon({ full }: { full: boolean }) {
  return <LineIcon name="heart" size={20} className={full ? 'fill-red text-red' : ''} />
}

/** The heart of a visitor links to the sign-in page, and from there back ([DET-06]). */
function VisitorsHeart({ title, here, className }: { title: string; here: string; className: string }) {
  const t = useT()
  return (
    <Link to={signInPath(here)} rel="nofollow" className={`heart ${className}`}>
      <Icon full={false} />
      <span className="sr-only">{t('favorites.signInToAdd', { title })}</span>
    </Link>
  )
}

type Props = { item: Item; className?: string }

/**
 * Saves a listing or removes it; it changes only after the server agreed ([DET-06]). Without JavaScript it is a form.
 */
export function Heart({ item: { id, kind, title }, className = '' }: Props) {
  const t = useT()
  const known = useKnownFavorites()
  const { pathname, search } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState('')
  if (!known || !ITEM_KINDS[kind].canBeFavorite) return null
  const here = pathname + search
  if (!known.isSignedIn) return <VisitorsHeart title={title} here={here} className={className} />

  const kept = known.isKept(id)
  const toggle = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    const { status, why } = await askToKeep(id, !kept)
    setAsking(false)
    setTrouble(status === 200 ? '' : (why ?? t('favorites.failed')))
    if (status === 200) known.note(id, !kept)
    if (status === 401) window.location.assign(signInPath(here))
  }
  return (
    <form method="post" action="/favorites" onSubmit={toggle} className={`relative ${className}`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={here} />
      <button name="keep" value={kept ? 'no' : 'yes'} aria-disabled={isAsking || undefined} className="heart">
        <Icon full={kept} />
        <span className="sr-only">{t(kept ? 'favorites.remove' : 'favorites.add', { title })}</span>
      </button>
      {trouble && (
        <p role="alert" className="text-[12px] text-red">
          {trouble}
        </p>
      )}
    </form>
  )
}
