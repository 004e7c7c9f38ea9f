import { useT } from '#app/i18n/use-t.tsx'
import type { Locale } from '#app/lib/locale.ts'
import { stateName } from '#app/lib/state-names.ts'
import { Lang } from '#app/ui/lang.tsx'
import { AgeAndViews, LanguageTag } from '../../components/item-facts.tsx'
import type { ItemDetail } from '../item-detail.ts'

type Place = { readonly city: string; readonly state: string; readonly zip: string }

/** Returns 'Joliet, IL 60431'; a state alone by its full name. */
export function placeText({ city, state, zip }: Place, locale: Locale): string {
  if (!city && !zip) return stateName(state, locale)
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** Returns 'Joliet, IL' of a place: its ZIP code is read beside the map, and said once. */
const townText = (place: Place, locale: Locale) =>
  placeText(place.city ? { ...place, zip: '' } : place, locale)

/** How wide a service reaches, or the place that it serves. */
export function useServiceArea({ service }: Pick<ItemDetail, 'service'>, textOf = placeText): string {
  const t = useT()
  if (service.area === 'all_states') return t('listings.allStates')
  return service.area === 'midwest' ? t('listings.midwest') : textOf(service, t.locale)
}

/** Where it is, how old it is, and its number: one line below the title. */
export function DetailLine({ item }: { item: ItemDetail }) {
  const t = useT()
  const area = useServiceArea(item, townText)
  const where = townText(item.business, t.locale) || area || item.place
  return (
    <p className="detail-line">
      {item.line && (
        <Lang in={item.titleLanguage}>
          <b>{item.title}</b>
        </Lang>
      )}
      {item.featured && <span className="tag tag-featured">{t('listings.featured')}</span>}
      <LanguageTag item={{ language: item.descriptionLanguage ?? item.titleLanguage }} />
      {where && <span>{where}</span>}
      {item.distance && <span>{item.distance}</span>}
      <span>
        <AgeAndViews item={item} />
      </span>
      <span>{t('detail.id', { id: String(item.publicId) })}</span>
    </p>
  )
}
