import { ENTRANCE_LINKS, LINKED_PARTS } from '#app/features/categories/entrance-links.ts'
import { PARTS } from '#app/features/categories/parts.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
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

/** Returns how many listings the entrances lead to ([HOME-12], [HOME-13]); the same object as long as it is cached. */
export function entranceCounts(ctx: Ctx): Promise<Readonly<Record<string, number>>> {
  const count = async () => {
    const [categories, links] = await Promise.all([cachedCounts(ctx), countLinks(ctx)])
    return { ...categories, ...Object.fromEntries(links) }
  }
  return ctx.counts.get('entrances', count, ['listings'])
}
