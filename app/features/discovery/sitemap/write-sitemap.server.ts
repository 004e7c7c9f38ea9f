import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import { landingPaths } from '#app/features/items/facets/count-landings.server.ts'
import { itemPath } from '#app/features/items/item-card.ts'
import { ITEM_KIND_NAMES, type ItemKind, shortItemPath } from '#app/features/items/item-kinds.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { etagOf } from '#app/platform/pages/validators.server.ts'
import { addressesInRange, type ItemAddress, itemsByPrefix, versionOfRange } from './queries.server.ts'
import {
  type Entry,
  entryXml,
  idRange,
  indexXml,
  MAX_IN_PART,
  PAGES_FILE,
  PART_HEAD,
  PART_TAIL,
  type Part,
  partFile,
  partsOf,
} from './sitemap.ts'

/** Rows read and sent at once: about half a megabyte of text. */
const AT_ONCE = 1000

type Reading = Pick<Ctx, 'db' | 'now' | 'site' | 'counts'>

/** Returns the text of /sitemap.xml: every part there is. */
export async function writeSitemapIndex({ db, now, site, counts }: Reading): Promise<string> {
  const parts = await Promise.all(
    ITEM_KIND_NAMES.map(async (kind) => {
      const known = await counts.get(`sitemap of ${kind}`, () => itemsByPrefix(db, kind, now), [
        'listings',
        'banners',
      ])
      return partsOf(kind, known)
    }),
  )
  return indexXml(site.publicUrl, [PAGES_FILE, ...parts.flat().map(partFile)])
}

/** Returns the part with the pages that are no items. Categories without listings ask not to be indexed. */
export async function writePagesMap(ctx: Ctx): Promise<string> {
  const counts = await cachedCounts(ctx)
  const categories = CATEGORY_SLUGS.filter((slug) => (counts[slug] ?? 0) > 0)
  const paths = [
    '/',
    '/categories',
    ...categories.map((slug) => `/categories/${slug}`),
    ...(await landingPaths(ctx)),
    '/contact',
    '/about',
    '/prices',
    '/terms',
    '/refund-policy',
    '/posting-rules',
    '/safety',
    '/privacy-policy',
  ]
  const entries = paths.map((path) => entryXml(ctx.site.publicUrl, { path }))
  return [PART_HEAD, ...entries, PART_TAIL].join('')
}

function entryOf(kind: ItemKind, { publicId, title, updatedAt }: ItemAddress): Entry {
  return {
    path: itemPath({ kind, publicId, title }),
    neutralPath: shortItemPath(kind, publicId),
    changedAt: updatedAt,
  }
}

function entriesXml(publicUrl: string, kind: ItemKind, rows: readonly ItemAddress[]): string {
  return rows.map((row) => entryXml(publicUrl, entryOf(kind, row))).join('')
}

/** An entry as this release writes it: another form of the text is another version of every part. */
const SAMPLE = entryXml('', { path: '/', changedAt: new Date(0) })

/** Returns the tag of a part and when it last changed, without writing it; null for a part without items. */
export async function itemsMapVersion({ db, now, site }: Reading, part: Part) {
  const version = await versionOfRange(db, part.kind, { ...idRange(part), now })
  if (!version) return null
  const etag = etagOf([site.publicUrl, PART_HEAD, SAMPLE, version.digest].join('\n'))
  return { etag, lastModified: version.changedAt }
}

/**
 * Yields the text of a part with items, piece by piece, so that neither the rows nor the text are in memory as a
 * whole. Yields nothing for a part without items.
 */
export async function* writeItemsMap(
  { db, now, site }: Reading,
  part: Part,
): AsyncGenerator<string, void, void> {
  const { from, below } = idRange(part)
  let written = 0
  let next = from
  while (written < MAX_IN_PART) {
    const rows = await addressesInRange(db, part.kind, { from: next, below, most: AT_ONCE, now })
    if (rows.length > 0)
      yield `${written === 0 ? PART_HEAD : ''}${entriesXml(site.publicUrl, part.kind, rows)}`
    written += rows.length
    if (rows.length < AT_ONCE) break
    next = (rows.at(-1)?.publicId ?? below) + 1
  }
  if (written > 0) yield PART_TAIL
}
