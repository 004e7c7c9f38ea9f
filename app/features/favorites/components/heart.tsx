import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { openDocument } from '#app/ui/open-document.ts'
import { askToKeep, signInPath } from './ask-to-keep.tsx'
import { HeartForm, VisitorsHeart } from './heart-form.tsx'
import { useKnownFavorites } from './known-favorites.tsx'

type Item = { readonly id: string; readonly kind: ItemKind; readonly title: string }
type Props = { item: Item; className?: string; labelled?: boolean }

/**
 * Saves a listing or removes it; it changes only after the server agreed ([DET-06]). Without JavaScript it is a form. Those
 * of lists are `listHearts`.
 */
export function Heart({ item, className = '', labelled = false }: Props) {
  const t = useT()
  const known = useKnownFavorites()
  const { pathname, search } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState('')
  const { id, kind } = item
  if (!known || !ITEM_KINDS[kind].canBeFavorite) return null
  const here = pathname + search
  if (!known.isSignedIn)
    return <VisitorsHeart item={item} here={here} className={className} labelled={labelled} />

  const kept = known.isKept(id)
  const toggle = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    const { status, why } = await askToKeep(id, !kept)
    setAsking(false)
    setTrouble(status === 200 ? '' : (why ?? t('favorites.failed')))
    if (status === 200) known.note(id, !kept)
    if (status === 401) openDocument(signInPath(here, kept ? null : id))
  }
  return (
    <HeartForm
      item={item}
      here={here}
      kept={kept}
      className={className}
      labelled={labelled}
      isAsking={isAsking}
      onSubmit={toggle}
    >
      {trouble && (
        <p role="alert" className="text-fine text-red">
          {trouble}
        </p>
      )}
    </HeartForm>
  )
}
