import { useT } from '#app/i18n/use-t.tsx'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'
import { AgeAndViews, LanguageTag } from '../../components/item-facts.tsx'
import type { ItemDetail } from '../item-detail.ts'

/** Returns 'Joliet, IL 60431'; a state alone by its full name. */
export function placeText({ city, state, zip }: { city: string; state: string; zip: string }): string {
  if (!city && !zip) return STATE_OPTIONS.find(({ value }) => value === state)?.text ?? state
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** Returns 'Joliet, IL' of a place: its ZIP code is read beside the map, and said once. */
const townText = (place: Parameters<typeof placeText>[0]) =>
  placeText(place.city ? { ...place, zip: '' } : place)

/** How wide a service reaches, or the place that it serves. */
export function useServiceArea({ service }: Pick<ItemDetail, 'service'>, textOf = placeText): string {
  const t = useT()
  if (service.area === 'all_states') return t('listings.allStates')
  return service.area === 'midwest' ? t('listings.midwest') : textOf(service)
}

/** Where it is, how old it is, and its number: one line below the title. */
export function DetailLine({ item }: { item: ItemDetail }) {
  const t = useT()
  const area = useServiceArea(item, townText)
  const where = townText(item.business) || area || item.place
  return (
    <p className="detail-line">
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
