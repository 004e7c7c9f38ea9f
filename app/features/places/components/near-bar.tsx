import LocateFixed from 'lucide-react/icons/locate-fixed'
import MapIcon from 'lucide-react/icons/map'
import Route from 'lucide-react/icons/route'
import X from 'lucide-react/icons/x'
import { type RefObject, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { SelectFilter } from '#app/ui/filters.tsx'
import { KeptParams } from '#app/ui/kept-params.tsx'
import { Link } from '#app/ui/link.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { mapAddress } from '../map-address.ts'
import {
  DEFAULT_WAY,
  DEFAULT_WITHIN,
  formatMiles,
  WAY_CHOICES,
  WITHIN_CHOICES,
  type Within,
} from '../near.ts'
import type { NearShown } from '../near-shown.ts'
import { PlaceField } from './place-field.tsx'
import { useRememberedPlace } from './remembered-place.tsx'

/** Parameters that this form asks for, or that say nothing about another list. */
const OWN = ['near', 'to', 'within', 'page', 'item']

type WithinProps = { current: Within; choices: readonly Within[] }

function WithinChoice({ current, choices }: WithinProps) {
  const t = useT()
  const options = choices.map((value) => ({
    value,
    text: value === 'any' ? t('places.anyDistance') : t('places.miles', { count: Number(value) }),
  }))
  const chosen = choices.includes(current)
    ? current
    : choices.includes(DEFAULT_WITHIN)
      ? DEFAULT_WITHIN
      : DEFAULT_WAY
  return <SelectFilter name="within" label={t('places.within')} value={chosen} options={options} />
}

/** What asks is loaded when it is needed. A file that does not come is as a browser that does not say. */
const askBrowser = () =>
  import('./ask-places.tsx').then(
    ({ placeOfBrowser }) => placeOfBrowser(),
    () => null,
  )

type LocateProps = { form: RefObject<HTMLDivElement | null>; onFailure: (failed: boolean) => void }

/** Asks the browser where it is, only when it is pressed, and keeps the nearest ZIP code ([GEO-05]). */
function LocateButton({ form, onFailure }: LocateProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const cannotLocate = useHydrated() && !('geolocation' in navigator)
  if (cannotLocate) return null
  const locate = async () => {
    setAsking(true)
    const place = await askBrowser()
    setAsking(false)
    onFailure(place === null)
    const field = form.current?.querySelector<HTMLInputElement>('input[name=near]')
    if (!place || !field) return
    field.value = place.value
    field.form?.requestSubmit()
  }
  return (
    <button
      type="button"
      className="button-quiet needs-script px-2.5"
      aria-disabled={isAsking}
      title={t('places.useLocation')}
      onClick={() => void (isAsking || locate())}
    >
      <LocateFixed aria-hidden size={18} strokeWidth={1.75} />
      <span className="sr-only">{isAsking ? t('places.locating') : t('places.useLocation')}</span>
    </button>
  )
}

/** The place that was asked for last, one tap away: over the field, so that nothing moves when it appears ([GEO-04]). */
function Again({ last }: { last: NonNullable<ReturnType<typeof useRememberedPlace>> }) {
  const t = useT()
  const [params] = useSearchParams()
  const within = last.within === DEFAULT_WITHIN ? null : last.within
  return (
    <Link
      to={{ search: withParams(params, { near: last.near, within }) }}
      preventScrollReset
      className="near-last"
    >
      <span className="truncate">{t('places.again', { place: last.near })}</span>
    </Link>
  )
}

function Clear() {
  const t = useT()
  const [params] = useSearchParams()
  const sort = params.get('sort') === 'distance' ? null : params.get('sort')
  return (
    <Link
      to={{ search: withParams(params, { near: null, to: null, within: null, sort }) }}
      preventScrollReset
      className="button-quiet"
    >
      <X aria-hidden size={18} strokeWidth={1.75} className="xl:hidden" />
      <span className="near-word">{t('places.anywhere')}</span>
    </Link>
  )
}

/** The same list on a map. */
function MapLink() {
  const t = useT()
  const [params] = useSearchParams()
  const address = mapAddress(useLocation().pathname, params)
  if (address === null) return null
  return (
    <Link to={address} className="button-quiet">
      <MapIcon aria-hidden size={18} strokeWidth={1.75} />
      <span className="near-word">{t('places.map')}</span>
    </Link>
  )
}

/** Where the way leads, behind a line to open: most lists are looked through around one place. */
function WayEnd({ shown: { to, trouble } }: { shown: NearShown }) {
  const t = useT()
  const error = {
    noStart: null,
    unknownEnd: t('places.unknownEnd', { place: to }),
    noWay: t('places.noWay'),
  }
  return (
    <details className="way-end" open={to !== ''}>
      <summary className="button-quiet">
        <Route aria-hidden size={18} strokeWidth={1.75} />
        <span className="way-word">{t('places.along')}</span>
      </summary>
      <PlaceField name="to" label={t('places.to')} value={to} error={trouble && error[trouble]} />
    </details>
  )
}

/** What was understood as the way, and what it is not. */
function WayText({ shown: { name, way } }: { shown: NearShown }) {
  const t = useT()
  if (!way || !name) return null
  const roads = way.roads.join(', ')
  return (
    <p className="mb-3 text-small text-muted">
      {t('places.way', { from: name, to: way.to, roads, distance: formatMiles(way.miles, t.locale) })}
    </p>
  )
}

/** Returns whether a text names a place; what asks the server comes when it is needed. */
const isKnown = (text: string) =>
  import('./ask-places.tsx').then(
    ({ isKnownPlace }) => isKnownPlace(text),
    () => true,
  )

/** An unknown place leaves the list as it is; the field shows a message ([GEO-02]). */
function useUnknownPlace({ near }: NearShown) {
  const [unknown, setUnknown] = useState<string | null>(null)
  const check = async (form: HTMLFormElement) => {
    const field = form.elements.namedItem('near')
    const typed = field instanceof HTMLInputElement ? field.value.trim() : ''
    const known = typed === '' || typed === near || (await isKnown(typed))
    setUnknown(known ? null : typed)
    return known
  }
  return { unknown, check }
}

/** The message at the field for the place. */
function useTrouble({ near, name, trouble }: NearShown, isLost: boolean): string | null {
  const t = useT()
  if (near && !name) return t('places.unknown', { place: near })
  if (trouble === 'noStart') return t('places.noStart')
  return isLost ? t('places.locationFailed') : null
}

/** Narrows a list to what is near a place ([GEO-02]), or along a way from there ([GEO-08]). All of it is in the address. */
export function NearBar({ shown }: { shown: NearShown }) {
  const t = useT()
  const form = useRef<HTMLDivElement>(null)
  const [isLost, setLost] = useState(false)
  const { near, to, within, name, hasWays } = shown
  const label = t(to ? 'places.from' : 'places.near')
  const { unknown, check } = useUnknownPlace(shown)
  const trouble = useTrouble(shown, isLost)
  const error = unknown ? t('places.unknown', { place: unknown }) : trouble
  const last = useRememberedPlace(shown)
  return (
    <div ref={form} data-unasked={near || to ? undefined : true}>
      <AutoForm label={t('places.near')} className="near-bar" check={check}>
        <KeptParams but={OWN} />
        <PlaceField
          name="near"
          label={name && name !== near ? `${label}: ${name}` : label}
          value={near}
          error={error}
        >
          {last && <Again last={last} />}
        </PlaceField>
        <LocateButton form={form} onFailure={setLost} />
        {hasWays && to && <WayEnd shown={shown} />}
        <WithinChoice current={within} choices={to || shown.isAlong ? WAY_CHOICES : WITHIN_CHOICES} />
        <button type="submit" className="near-show button-primary">
          {t('places.show')}
        </button>
        {near && <Clear />}
        <MapLink />
        {hasWays && !to && <WayEnd shown={shown} />}
      </AutoForm>
      <WayText shown={shown} />
    </div>
  )
}
