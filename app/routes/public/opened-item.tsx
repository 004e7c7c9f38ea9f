import { useEffect } from 'react'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { ItemDetails } from '#app/features/items/detail/components/item-details.tsx'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'

type Props = { item: ItemDetail; title: string; compareTo: string | null }

/** An item on top of a list. Its title is that of the document meanwhile, as its address is: history and bookmarks name it. */
export function OpenedItem({ item, title, compareTo }: Props) {
  useEffect(() => {
    const ofTheList = document.title
    document.title = title
    return () => {
      document.title = ofTheList
    }
  }, [title])
  return <ItemDetails item={item} heading="h3" Save={Heart} compareTo={compareTo} />
}
