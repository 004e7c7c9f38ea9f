import { categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { PictureRow } from '#app/features/uploads/components/picture-row.tsx'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import type { StaleFields } from '#app/ui/stale-notice.tsx'
import { CONTACT_TYPES } from '../billboard-texts.ts'
import { CONTACT_NAMES } from './billboard-fields.tsx'

/** How the fields of a billboard are called and shown, where two versions of it are compared. */
export function useBillboardLabels(): StaleFields {
  const t = useAccountT()
  const labels = new Map<string, string>([
    ['placement', t('billboards.placement')],
    ['price', t('billboards.price')],
    ['category', t('billboards.category')],
    ['location', t('billboards.location')],
    ['contactType', t('billboards.contactType')],
    ['websiteUrl', t('billboards.websiteUrl')],
    ['contactName', t('billboards.contactName')],
    ['contactEmail', t('billboards.contactEmail')],
    ['contactPhone', t('billboards.contactPhone')],
    ['pictures', t('uploads.images')],
  ])
  for (const locale of LOCALES) {
    const language = t(LANGUAGE_NAMES[locale])
    labels.set(TEXT_FIELDS[locale].title, t('billboards.titleIn', { language }))
    labels.set(TEXT_FIELDS[locale].description, t('billboards.descriptionIn', { language }))
  }
  return {
    labelOf: (name) => labels.get(name) ?? name,
    show(name, value) {
      if (typeof value !== 'string') return <PictureRow ids={value} />
      if (name === 'category' && isCategorySlug(value)) return categoryName(value, t.locale)
      const type = name === 'contactType' && CONTACT_TYPES.find((each) => each === value)
      return type ? t(CONTACT_NAMES[type]) : null
    },
  }
}
