import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { ItemLink } from '#app/features/items/components/item-link.tsx'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { GridKind } from '../grid-rows.ts'
import { formatPlaceChoice, withQuery } from '../place-choice.ts'

type Props = { item: ItemCard; eager: boolean; sizes: string }

type PictureProps = Omit<Props, 'item'> & { picture: Picture; alt: string }

/** The whole picture; what it leaves of the cell shows the picture again, blurred. */
export function BillboardPicture({ picture, alt, eager, sizes }: PictureProps) {
  return (
    <>
      <Photo picture={picture} alt="" sizes={sizes} eager={eager} className="billboard-ground" />
      <Photo picture={picture} alt={alt} sizes={sizes} eager={eager} whole className="billboard-picture" />
    </>
  )
}

function Content({ item, ...loading }: Props) {
  if (item.picture) return <BillboardPicture picture={item.picture} alt={item.title} {...loading} />
  return (
    <>
      <b className="text-lead leading-tight font-extrabold">
        <Lang in={item.language}>{item.title}</Lang>
      </b>
      {item.city && <small className="opacity-85">{item.city}</small>}
    </>
  )
}

/**
 * One billboard: its whole picture, or its text on asphalt. An imported cell without a billboard of ours has
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

type EmptyProps = { kind: GridKind; category: CategorySlug | null }

/** An empty cell links to the package that brings a banner ad to its page. */
export function EmptyPlace({ kind, category }: EmptyProps) {
  const t = useT()
  const address = withQuery('/prices', formatPlaceChoice({ placement: kind, category }))
  return (
    <Link to={`${address}#place-${kind}`} className="billboard-empty">
      {t('listings.yourBillboard')}
    </Link>
  )
}
