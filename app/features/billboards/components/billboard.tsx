import { ItemLink } from '#app/features/items/components/item-link.tsx'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { isUuid } from '#app/lib/public-id.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Photo } from '#app/ui/photo.tsx'

type Props = { item: ItemCard; eager: boolean; sizes: string }

function Content({ item, eager, sizes }: Props) {
  if (item.picture) {
    return (
      <Photo
        picture={item.picture}
        alt={item.title}
        sizes={sizes}
        eager={eager}
        className="absolute inset-0 size-full"
      />
    )
  }
  return (
    <>
      <b className="text-[17px] leading-tight font-extrabold">
        <Lang in={item.language}>{item.title}</Lang>
      </b>
      {item.city && <small className="opacity-85">{item.city}</small>}
    </>
  )
}

/**
 * One billboard: its picture, edge to edge, or its text on asphalt. An imported cell without a billboard of ours has
 * no page, so without a website it links nowhere (D-16).
 */
export function Billboard(props: Props) {
  const { item } = props
  if (!isUuid(item.id) && !item.websiteUrl) {
    return (
      <div className="billboard">
        <Content {...props} />
      </div>
    )
  }
  return (
    <ItemLink item={item} className="billboard">
      <Content {...props} />
    </ItemLink>
  )
}

/** An empty cell links to the packages with banner ads. */
export function EmptyPlace() {
  const t = useT()
  return (
    <Link to="/prices#banners" className="billboard-empty">
      {t('listings.yourBillboard')}
    </Link>
  )
}
