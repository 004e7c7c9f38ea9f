import { ATTRIBUTE_GROUPS, type AttributeGroup } from '#app/features/attributes/attribute.ts'
import { type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import { CATALOG } from '#app/features/attributes/category-attributes.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { type FilledIn, isFilledIn } from './attribute-fields.ts'

export type FormGroup = {
  readonly group: AttributeGroup
  /** Those that decide, in sight. */
  readonly first: readonly FilledIn[]
  /** The others, folded. */
  readonly rest: readonly FilledIn[]
}

/** Returns the parts of a category's form, pay first ([ATTR-12]). */
export function formGroups(category: CategorySlug): readonly FormGroup[] {
  const { asked, first } = CATALOG[category]
  const isIn = (group: AttributeGroup) => (key: AttributeKey) => attributeOf(key).group === group
  return ATTRIBUTE_GROUPS.map((group) => ({
    group,
    first: first.filter(isFilledIn).filter(isIn(group)),
    rest: asked.filter(isFilledIn).filter((key) => isIn(group)(key) && !first.includes(key)),
  })).filter(({ first: some, rest }) => some.length + rest.length > 0)
}
