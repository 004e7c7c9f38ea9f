import { createRandom } from '@haulpost/demo/random'
import { statedAttributes } from '@haulpost/demo/stated-attributes'
import { type AskedAttribute, askedAttributes } from '#app/features/attributes/asked-attributes.ts'
import type { AttributeValues } from '#app/features/attributes/attribute-values.ts'
import { parseAttributes } from '#app/features/attributes/parse-attributes.ts'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'

const ASKED: ReadonlyMap<CategorySlug, readonly AskedAttribute[]> = new Map(
  CATEGORY_SLUGS.map((category) => [category, askedAttributes(category)]),
)

type Said = Omit<Parameters<typeof statedAttributes>[2], 'asks'>

/** Returns the attributes of one listing of the demo, which agree with its text. Throws where the catalogue refuses one. */
export function attributesOf(number: number, category: CategorySlug, said: Said): AttributeValues {
  const asked = ASKED.get(category) ?? []
  const asks = (key: string) => asked.some((attribute) => attribute.key === key)
  const stated = statedAttributes(createRandom(0xfac7 + number), category, { ...said, asks })
  const { values, problems } = parseAttributes(asked, stated)
  const [problem] = problems
  if (problem) throw new Error(`Demo listing ${number}, ${category}: ${problem.key} is ${problem.code}`)
  return values
}
