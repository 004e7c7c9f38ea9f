import { useState } from 'react'
import { SERVICE_AREAS, type ServiceArea } from '#app/features/items/listing-fields.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { stateOptions } from '#app/lib/state-names.ts'
import { SelectInput } from '#app/ui/select-input.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { statesFor } from '../service-area.ts'
import { FieldControl, type ListingFormFields, OtherFields } from './field-control.tsx'

export const isArea = (text: string): text is ServiceArea => SERVICE_AREAS.some((area) => area === text)

type Props = { readonly fields: ListingFormFields }

/** Where the poster is. */
export function BusinessFields({ fields }: Props) {
  const t = useAccountT()
  return (
    <fieldset className="grid gap-4">
      <legend className="section-name">{t('posting.business')}</legend>
      <div className="place-fields">
        <FieldControl name="businessCity" fields={fields} />
        <FieldControl name="businessState" fields={fields} />
        <FieldControl name="businessZipCode" fields={fields} />
      </div>
      <OtherFields section="business" fields={fields} />
    </fieldset>
  )
}

export const AREA_NAMES = {
  all_states: 'posting.allStates',
  midwest: 'posting.midwestStates',
  specific_state: 'posting.specificState',
} as const

/** Where the poster works ([POST-05]). A wide area has no city and no ZIP code; one state of it is a specific state. */
export function ServiceFields({ fields }: Props) {
  const t = useAccountT()
  const { serviceAreaType: area, serviceState: state } = fields
  const { initialValue = '' } = area
  const [chosen, setChosen] = useState<ServiceArea>(isArea(initialValue) ? initialValue : 'specific_state')
  const [place, setPlace] = useState(state.initialValue ?? '')
  const isAlive = useHydrated()
  const allowed = isAlive ? new Set(statesFor(chosen).map(({ code }) => code)) : null
  const states = stateOptions(t.locale).filter(({ value }) => allowed?.has(value) ?? true)
  const isWide = isAlive && chosen !== 'specific_state' && place === ''
  const nowhere = chosen === 'specific_state' ? t('posting.noState') : t(AREA_NAMES[chosen])
  const choose = (next: string) => {
    if (!isArea(next)) return
    setChosen(next)
    if (!statesFor(next).some(({ code }) => code === place)) setPlace('')
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="section-name">{t('posting.service')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          field={{ ...area, initialValue: chosen }}
          label={t('posting.area')}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {SERVICE_AREAS.map((one) => (
            <option key={one} value={one}>
              {t(AREA_NAMES[one])}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          field={state}
          label={t('posting.state')}
          optional={t('posting.optional')}
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        >
          <option value="">{nowhere}</option>
          {states.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectInput>
      </div>
      <div className="place-fields" hidden={isWide}>
        <FieldControl name="serviceCity" fields={fields} />
        <FieldControl name="serviceZipCode" fields={fields} />
      </div>
      <OtherFields section="service" fields={fields} />
    </fieldset>
  )
}
