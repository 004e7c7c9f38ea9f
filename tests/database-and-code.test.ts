import { expect, test } from 'vitest'
import { CATEGORIES, CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { CATEGORY_ALIASES } from '#app/features/categories/labels.ts'
import { US_STATES } from '#app/lib/us-states.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const { db } = useDatabase()

test('[DATA-02] the categories of the database are those of the rules, in their order', async () => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()

  expect(rows).toEqual(
    CATEGORY_SLUGS.map((slug, i) => {
      const { names, section } = CATEGORIES[slug]
      return { slug, nameEn: names.en, nameRu: names.ru, nameEs: names.es, section, position: i + 1 }
    }),
  )
})

test('[DATA-02] every label of older systems means the same in the database and in the rules', async () => {
  const rows = await db.selectFrom('categoryAliases').selectAll().execute()

  expect(Object.fromEntries(rows.map(({ alias, slug }) => [alias, slug]))).toEqual(
    Object.fromEntries(CATEGORY_ALIASES),
  )
})

test('[DATA-02] the states of the database are those of the rules', async () => {
  const rows = await db.selectFrom('usStates').selectAll().orderBy('code').execute()

  expect(rows).toEqual(US_STATES.toSorted((a, b) => a.code.localeCompare(b.code)))
  expect(rows).toHaveLength(50)
})
