import { useEffect } from 'react'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { ItemDetails } from '#app/features/items/detail/components/item-details.tsx'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'

/** An item on top of a list. Its title is that of the document meanwhile, as its address is: history and bookmarks name it. */
export function OpenedItem({ item, title }: { item: ItemDetail; title: string }) {
  useEffect(() => {
    const ofTheList = document.title
    document.title = title
    return () => {
      document.title = ofTheList
    }
  }, [title])
  return <ItemDetails item={item} heading="h3" Save={Heart} />
}
