import { ItemLink } from '#app/features/listings/components/item-link.tsx'
import type { ItemCard } from '#app/features/listings/rules.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Go } from '#app/ui/go.tsx'
import { Photo } from '#app/ui/photo.tsx'

/** One billboard: its picture edge to edge. Without a picture the words stand on asphalt. */
export function Billboard({ item, eager, sizes }: { item: ItemCard; eager: boolean; sizes: string }) {
  return (
    <ItemLink item={item} className="billboard">
      {item.picture ? (
        <Photo
          picture={item.picture}
          alt={item.title}
          sizes={sizes}
          eager={eager}
          className="absolute inset-0 size-full"
        />
      ) : (
        <>
          <b className="text-[17px] leading-tight font-extrabold">{item.title}</b>
          {item.city && <small className="opacity-85">{item.city}</small>}
        </>
      )}
    </ItemLink>
  )
}

/** An empty place leads to the packages. */
export function EmptyPlace() {
  const t = useT()
  return (
    <Go to="/contact" className="billboard-empty">
      {t('listings.yourBillboard')}
    </Go>
  )
}
