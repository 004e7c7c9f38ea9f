import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { Markup } from '#app/ui/markup.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Saved = Pick<ItemCard, 'id' | 'kind' | 'title'>

/** A favorite that was just removed, with its heart, to undo that. It takes the focus, because the card is gone. */
function Removed({ item }: { item: Saved }) {
  const t = useT()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [item.id])
  return (
    <Notice ref={ref} tone="good" title={t('favorites.removed', { title: item.title })}>
      <p className="flex items-center gap-2">
        {t('favorites.undo')} <Heart item={item} />
      </p>
    </Notice>
  )
}

type Props = { items: readonly Saved[]; rows: Markup | null; children?: ReactNode }

/** The favorites of a user: each with its heart, a link to it, and to its poster ([FAV-03], [DASH-06]). */
export function FavoriteList({ items, rows, children }: Props) {
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<Saved | null>(null)
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const onChange = (id: string, kept: boolean) => {
    setRemoved(kept ? null : (items.find((item) => item.id === id) ?? removed))
    void revalidate()
  }
  return (
    <KnownFavorites ids={ids} onChange={onChange}>
      {removed && <Removed item={removed} />}
      {rows && <ItemList markup={rows} />}
      {children}
    </KnownFavorites>
  )
}
