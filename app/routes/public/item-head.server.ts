import type { AttributeValues } from '#app/features/attributes/attribute-values.ts'
import { valueText } from '#app/features/attributes/value-text.ts'
import { categoryName, isMarketplace } from '#app/features/categories/category-list.ts'
import { sharedPicture } from '#app/features/discovery/addresses.ts'
import { plainPrice } from '#app/features/discovery/amounts.ts'
import { itemShareImage } from '#app/features/discovery/share-images/describe-share-image.server.ts'
import { shareLinks } from '#app/features/discovery/share-images/share-links.server.ts'
import { itemTarget } from '#app/features/discovery/share-images/share-target.ts'
import { sharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { breadcrumbs, type JsonLd, structuredData } from '#app/features/discovery/structured-data.ts'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { shortItemPath } from '#app/features/items/item-kinds.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { truncate } from '#app/lib/text.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type PageMeta, pageMeta } from '../page-meta.ts'

/** The largest file of a picture, in pixels, for search engines. */
const WIDEST = 1280

/** Search engines show about this many characters of a description. */
const DESCRIPTION = 160

type Stated = {
  readonly path: string
  /** What a listing states. */
  readonly attributes: AttributeValues
}

/** The structured data of an item: what it is, and its breadcrumbs ([DET-03]). */
export function dataOf(
  { locale, site, t }: Ctx,
  item: ItemDetail,
  { path, attributes }: Stated,
): readonly JsonLd[] {
  const { publicUrl } = site
  const urlOf = (page: string) => publicUrl + inLanguage(locale, page)
  const url = urlOf(path)
  const imageUrls = item.pictures.map((picture) => publicUrl + sharedPicture(picture, WIDEST).path)
  const product = structuredData(item, {
    url,
    imageUrls,
    stated: { values: attributes, wordOf: (key) => valueText(key, attributes, t) },
  })
  const trail = breadcrumbs([
    { name: t('common.siteName'), url: urlOf('/') },
    { name: categoryName(item.category, locale), url: urlOf(`/categories/${item.category}`) },
    { name: item.title, url },
  ])
  return product ? [product, trail] : [trail]
}

type Head = { readonly meta: PageMeta; readonly links: ShareLinks }

/** The head of an item's page, and what its share menu sends. */
export function itemHead(ctx: Ctx, item: ItemDetail, { path, attributes }: Stated): Head {
  const target = itemTarget(item, ctx.locale)
  const image = itemShareImage(item, attributes, ctx.locale)
  const meta = pageMeta(ctx.site, ctx.t, {
    title: item.title.includes(item.price) ? item.title : `${item.title}, ${item.price}`,
    description: truncate(item.description, DESCRIPTION),
    path,
    neutralPath: shortItemPath(item.kind, item.publicId),
    picture: sharedImage(target, image),
    type: 'product',
    price: isMarketplace(item.category) ? plainPrice(item.price) : null,
  })
  return { meta, links: shareLinks(ctx.site.publicUrl, target, image) }
}
