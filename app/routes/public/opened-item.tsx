import { useEffect } from 'react'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { ItemActions } from '#app/features/items/detail/components/item-actions.tsx'
import { ItemDetails } from '#app/features/items/detail/components/item-details.tsx'
import { MarkupPart } from '#app/ui/markup.tsx'
import type { PublicItem } from './item-page.tsx'
import { SimilarItems } from './similar-items.tsx'

/** An item on top of a list. Its title is that of the document meanwhile, as its address is: history and bookmarks name it. */
export function OpenedItem({ shown }: { shown: PublicItem }) {
  const { item, meta, compareTo, parts, similar, links } = shown
  const { title } = meta
  useEffect(() => {
    const ofTheList = document.title
    document.title = title
    return () => {
      document.title = ofTheList
    }
  }, [title])
  return (
    <>
      <ItemDetails
        item={item}
        actions={<ItemActions item={item} Save={Heart} links={links} compareTo={compareTo} />}
        renderPart={(part, className) => <MarkupPart markup={parts[part]} className={className} />}
      />
      <SimilarItems similar={similar} category={item.category} />
    </>
  )
}
