import type { FocusEvent, ReactNode } from 'react'
import type { AttributeType, Unit } from '#app/features/attributes/attribute.ts'
import { type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import { payModelOf } from '#app/features/attributes/pay-models.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormField } from '#app/ui/form-field.ts'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { type AttributeWords, optionsOf } from '../attribute-words.ts'
import { shownBack } from '../shown-back.ts'
import { ChoicesField } from './choices-field.tsx'
import { FlagField } from './flag-field.tsx'

type Props = {
  readonly attribute: AttributeKey
  readonly field: FormField
  readonly words: AttributeWords
  /** How pay is counted, as it is chosen now. */
  readonly payModel: string
}

const PER_WEEK = {
  miles: 'posting.milesAWeek',
  hours: 'posting.hoursAWeek',
  days: 'posting.daysAWeek',
} as const

const perWeek = (unit: Unit | 'days' | undefined) => (unit === 'hours' || unit === 'days' ? unit : 'miles')

/** What a number is in: behind a rate and its multiplier, as pay is counted. */
function useUnit({ attribute, words, payModel }: Props): string | undefined {
  const t = useAccountT()
  const { type, unit } = attributeOf(attribute)
  const model = payModelOf(payModel)
  if (type === 'rate') return model ? t(`posting.rate_${model.per}`) : t('posting.rate')
  if (attribute === 'payTypical') return t(PER_WEEK[perWeek(model?.typical?.unit)])
  if (type === 'money') return '$'
  return unit === undefined || unit === 'count' ? undefined : words.units[unit]
}

function Written(props: Props) {
  const { attribute, field, words, payModel } = props
  const unit = useUnit(props)
  const { type, max } = attributeOf(attribute)
  /** Shows what is understood, once it is typed. */
  const showBack = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const shown = shownBack({ key: attribute, typed: currentTarget.value, payModel })
    if (shown !== currentTarget.value) currentTarget.value = shown
  }
  return (
    <TextInput
      field={field}
      label={words.names[attribute]}
      {...(unit !== undefined && { hint: unit })}
      {...(type === 'text' && max !== undefined && { maxLength: max })}
      autoComplete="off"
      autoCapitalize={type === 'vin' ? 'characters' : 'sentences'}
      spellCheck={type === 'text'}
      onBlur={showBack}
    />
  )
}

function Choice(props: Props) {
  const t = useAccountT()
  const { attribute, field, words } = props
  return (
    <SelectInput field={field} label={words.names[attribute]}>
      <option value="">{t('posting.notStated')}</option>
      {optionsOf(words, attribute).map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectInput>
  )
}

const written = (props: Props) => <Written {...props} />

const CONTROLS: Readonly<Record<AttributeType, (props: Props) => ReactNode>> = {
  choice: (props) => <Choice {...props} />,
  choices: ({ attribute, field, words }) => (
    <ChoicesField field={field} label={words.names[attribute]} options={optionsOf(words, attribute)} />
  ),
  flag: ({ attribute, field, words }) => <FlagField field={field} label={words.names[attribute]} />,
  number: written,
  money: written,
  rate: written,
  year: written,
  text: written,
  vin: written,
}

/** The control of an attribute, as the catalogue describes it. */
export const AttributeControl = (props: Props) => CONTROLS[attributeOf(props.attribute).type](props)
