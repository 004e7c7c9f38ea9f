import { categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { fieldOf, LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import { PictureRow } from '#app/features/uploads/components/picture-row.tsx'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import type { StaleFields } from '#app/ui/stale-notice.tsx'
import { AREA_NAMES, isArea } from './place-fields.tsx'

/** How the fields of a listing are called and shown, where two versions of it are compared. */
export function useListingLabels(): StaleFields {
  const t = useAccountT()
  const labels = new Map<string, string>([['pictures', t('uploads.images')]])
  for (const locale of LOCALES) {
    const language = t(LANGUAGE_NAMES[locale])
    labels.set(TEXT_FIELDS[locale].title, `${t('posting.listingTitle')} · ${language}`)
    labels.set(TEXT_FIELDS[locale].description, `${t('posting.description')} · ${language}`)
  }
  const sections = { offer: '', contact: '', business: t('posting.business'), service: t('posting.service') }
  for (const name of LISTING_FIELD_NAMES) {
    const { label, section } = fieldOf(name)
    labels.set(name, [sections[section], t.dynamic(label)].filter(Boolean).join(' · '))
  }
  return {
    labelOf: (name) => labels.get(name) ?? name,
    show(name, value) {
      if (typeof value !== 'string') return <PictureRow ids={value} />
      if (name === 'category' && isCategorySlug(value)) return categoryName(value, t.locale)
      return name === 'serviceAreaType' && isArea(value) ? t(AREA_NAMES[value]) : null
    },
  }
}
