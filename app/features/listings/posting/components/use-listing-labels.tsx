import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { fieldOf, LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import { PictureRow } from '#app/features/uploads/components/picture-row.tsx'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import type { StaleFields } from '#app/ui/stale-notice.tsx'
import { attributeField, attributeOfField, FILLED_IN } from '../attributes/attribute-fields.ts'
import { type AttributeWords, optionsOf } from '../attributes/attribute-words.ts'
import { AREA_NAMES, isArea } from './place-fields.tsx'

/** Choices by their names; null for what is its own text. */
function shownChoices(words: AttributeWords, key: AttributeKey, value: string | readonly string[]) {
  const names = new Map(optionsOf(words, key).map(({ value, text }) => [value, text]))
  const chosen = typeof value === 'string' ? [value] : value
  return names.size > 0 ? chosen.map((choice) => names.get(choice) ?? choice).join(', ') : null
}

/** How the fields of a listing are called and shown, where two versions of it are compared. */
export function useListingLabels(words: AttributeWords): StaleFields {
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
  for (const key of FILLED_IN) labels.set(attributeField(key), words.names[key])
  return {
    labelOf: (name) => labels.get(name) ?? name,
    show(name, value) {
      const attribute = attributeOfField(name)
      if (attribute) return shownChoices(words, attribute, value)
      if (typeof value !== 'string') return <PictureRow ids={value} />
      if (name === 'category' && isCategorySlug(value)) return categoryName(value, t.locale)
      return name === 'serviceAreaType' && isArea(value) ? t(AREA_NAMES[value]) : null
    },
  }
}
