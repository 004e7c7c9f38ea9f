import { PlaceMap } from '#app/features/places/components/place-map.tsx'
import type { SmallMap } from '#app/features/places/small-map.ts'
import { UsualDrawing } from '#app/features/price-guide/components/usual-drawing.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import type { Locale } from '#app/lib/locale.ts'
import { findState, stateName } from '#app/lib/state-names.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import type { HeadingLevel } from '../../components/item-views.tsx'
import { ITEM_KINDS } from '../../item-kinds.ts'
import type { ItemDetail } from '../item-detail.ts'
import { placeText, useServiceArea } from './detail-line.tsx'
import { FactTable } from './fact-table.tsx'

type Props = { readonly item: ItemDetail; readonly heading: HeadingLevel }

/** What comparable listings ask: in words, and drawn ([PRICE-02]). */
function WhatIsUsual({ item: { usualSentence, usualChart }, heading: Heading }: Props) {
  const t = useT()
  if (!usualSentence) return null
  return (
    <section>
      <Heading className="detail-heading">{t('detail.usual')}</Heading>
      <p className="max-w-prose">{usualSentence}</p>
      {usualChart && <UsualDrawing chart={usualChart} />}
    </section>
  )
}

function Description({ item, heading: Heading }: Props) {
  const t = useT()
  if (!item.description) return null
  return (
    <section>
      <Heading className="detail-heading">{t('detail.description')}</Heading>
      <p className="max-w-[68ch] text-lead leading-relaxed wrap-anywhere whitespace-pre-line">
        <Lang in={item.descriptionLanguage}>{item.description}</Lang>
      </p>
    </section>
  )
}

/** The map of listings in the state of this one; null where it has none. */
function mapOf({ kind, category, business, service }: ItemDetail, locale: Locale) {
  const code = business.state || service.state
  const state = findState(code, locale)
  if (!state || ITEM_KINDS[kind].isAdvertising) return null
  return { name: state.text, to: `/map?${new URLSearchParams({ category, state: state.value })}` }
}

function MarkedMap({ map }: { map: SmallMap }) {
  const t = useT()
  const label = t('detail.marked', { place: map.city, state: stateName(map.state, t.locale) })
  return <PlaceMap map={map} label={label} />
}

function Where({ item, heading: Heading }: Props) {
  const t = useT()
  const area = useServiceArea(item)
  const map = mapOf(item, t.locale)
  const rows = [
    { name: t('detail.businessLocation'), value: placeText(item.business, t.locale) },
    { name: t('detail.serviceArea'), value: area },
    { name: t('detail.location'), value: item.place },
  ].filter(({ value }, i, all) => value !== '' && !all.slice(0, i).some((row) => row.value.startsWith(value)))
  if (rows.length === 0) return null
  return (
    <section>
      <Heading className="detail-heading">{t('detail.where')}</Heading>
      <dl className="fact-rows max-w-xl">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {item.map && <MarkedMap map={item.map} />}
      {map && (
        <Link to={map.to} rel="nofollow" className="plain-link mt-2">
          {t('detail.onMap', { state: map.name })}
        </Link>
      )}
    </section>
  )
}

/** What one reads after the pictures and the price. */
export function DetailBody({ item, heading }: Props) {
  return (
    <>
      <FactTable facts={item.facts} heading={heading} />
      <WhatIsUsual item={item} heading={heading} />
      <Description item={item} heading={heading} />
      <Where item={item} heading={heading} />
    </>
  )
}
