import { useT } from '#app/i18n/use-t.tsx'
import { categoriesIn, categoryName, SECTIONS } from '../category-list.ts'

/** All categories as options, section by section. */
export function CategoryOptions() {
  const t = useT()
  return SECTIONS.map((section) => (
    <optgroup key={section} label={t(`listings.${section}`)}>
      {categoriesIn(section).map((slug) => (
        <option key={slug} value={slug}>
          {categoryName(slug, t.locale)}
        </option>
      ))}
    </optgroup>
  ))
}
