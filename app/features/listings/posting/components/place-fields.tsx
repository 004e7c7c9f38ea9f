import { useState } from 'react'
import { SERVICE_AREAS, type ServiceArea } from '#app/features/items/rules.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { US_STATES } from '#app/lib/us-states.ts'
import type { FormField } from '#app/ui/form-field.ts'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { POSTING_LIMITS, statesFor, zipDigits } from '../rules.ts'

const isArea = (text: string): text is ServiceArea => SERVICE_AREAS.some((area) => area === text)

function ZipInput({ field }: { field: FormField }) {
  const t = useAccountT()
  return (
    <TextInput
      field={field}
      label={t('posting.zip')}
      optional={t('posting.optional')}
      inputMode="numeric"
      maxLength={POSTING_LIMITS.zip}
      onInput={({ currentTarget }) => {
        const digits = zipDigits(currentTarget.value)
        if (digits !== currentTarget.value) currentTarget.value = digits
      }}
    />
  )
}

type Fields = { readonly city: FormField; readonly state: FormField; readonly zip: FormField }

/** Where the poster is. */
export function BusinessFields({ city, state, zip }: Fields) {
  const t = useAccountT()
  return (
    <fieldset className="grid gap-4">
      <legend className="section-name">{t('posting.business')}</legend>
      <div className="place-fields">
        <TextInput field={city} label={t('posting.city')} optional={t('posting.optional')} />
        <SelectInput field={state} label={t('posting.state')} optional={t('posting.optional')}>
          <option value="">{t('posting.noState')}</option>
          {US_STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
        <ZipInput field={zip} />
      </div>
    </fieldset>
  )
}

const AREA_NAMES = {
  all_states: 'posting.allStates',
  midwest: 'posting.midwestStates',
  specific_state: 'posting.specificState',
} as const

/** Where the poster works ([POST-05]). A wide area has no city and no ZIP code; one state of it is a specific state. */
export function ServiceFields({ area, city, state, zip }: Fields & { readonly area: FormField }) {
  const t = useAccountT()
  const { initialValue = '' } = area
  const [chosen, setChosen] = useState<ServiceArea>(isArea(initialValue) ? initialValue : 'specific_state')
  const [place, setPlace] = useState(state.initialValue ?? '')
  const isAlive = useHydrated()
  const states = isAlive ? statesFor(chosen) : US_STATES
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
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
      </div>
      <div className="place-fields" hidden={isWide}>
        <TextInput field={city} label={t('posting.city')} optional={t('posting.optional')} />
        <ZipInput field={zip} />
      </div>
    </fieldset>
  )
}
