import { ENTRANCE_LINKS, LINKED_PARTS } from '#app/features/categories/entrance-links.ts'
import { PARTS } from '#app/features/categories/parts.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { countWithTokens } from '#app/features/items/facets/count-facets.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** The links inside of entrances: each narrows the list of a category to one choice, or to a flag. */
const LINKS = LINKED_PARTS.flatMap((part) => {
  const [category] = PARTS[part]
  return ENTRANCE_LINKS[part].flatMap(([, search]) => {
    const [asked] = parseFacets(new URLSearchParams(search), category)
    if (!asked) return []
    const choice = asked.kind === 'choices' ? asked.values[0] : undefined
    return [{ search, category, token: facetToken(asked.facet.key, choice) }]
  })
})

async function countLinks({ db, now }: Ctx): Promise<readonly (readonly [search: string, count: number])[]> {
  const found = await countWithTokens(db, LINKS, now)
  return LINKS.map(({ search, category, token }) => [search, found[`${category} ${token}`] ?? 0] as const)
}

type Counts = Readonly<Record<string, number>>

/**
 * Returns how many listings the entrances lead to ([HOME-12], [HOME-13]), with those of all categories as they are given; the same
 * object as long as it is cached.
 */
export function entranceCounts(ctx: Ctx, inCategories: Promise<Counts>): Promise<Counts> {
  const count = async () => {
    const [categories, links] = await Promise.all([inCategories, countLinks(ctx)])
    return { ...categories, ...Object.fromEntries(links) }
  }
  return ctx.counts.get('entrances', count, ['listings'])
}
