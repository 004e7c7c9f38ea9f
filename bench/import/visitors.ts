import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'

export type Visits = { requests: number; failed: number; longestMs: number }

/** Asks for pages one after the other until `isOver`. */
async function visit(url: string, visits: Visits, isOver: () => boolean): Promise<void> {
  for (let i = 0; !isOver(); i++) {
    const from = performance.now()
    const page = i % 3 === 0 ? '/' : `/categories/${CATEGORY_SLUGS[i % CATEGORY_SLUGS.length]}`
    const status = await fetch(url + page).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    visits.requests++
    if (status !== 200) visits.failed++
    visits.longestMs = Math.max(visits.longestMs, performance.now() - from)
  }
}

/** Two visitors who ask without a pause, until `work` is done. */
export async function whileVisited<T>(url: string, visits: Visits, work: () => Promise<T>): Promise<T> {
  let isOver = false
  const visitors = [1, 2].map(() => visit(url, visits, () => isOver))
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
}
