import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import { tableRows } from '#app/platform/table-files/table-rows.server.ts'
import { categoryKey } from '../category-map.ts'
import { textOf } from '../field-values.ts'

/** Reads the operator's map of categories: a table with the columns `theirs`, an id or a name, and `ours`. */
export async function readCategoryMap(file: string): Promise<ReadonlyMap<string, CategorySlug>> {
  const map = new Map<string, CategorySlug>()
  for await (const row of tableRows(file, null)) {
    const theirs = 'values' in row ? textOf(row.values['theirs']) : ''
    const ours = 'values' in row ? textOf(row.values['ours']) : ''
    const slug = parseCategory(ours)
    if (theirs === '')
      throw new TableFileError(`${file}, line ${row.line}: the columns theirs and ours are needed.`)
    // A category that was left open in the list that a dry run prints.
    if (ours === '') continue
    if (slug === null)
      throw new TableFileError(`${file}, line ${row.line}: there is no category ${ours} here.`)
    map.set(categoryKey(theirs), slug)
  }
  return map
}
