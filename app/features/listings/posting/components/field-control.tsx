import type { ReactNode } from 'react'
import {
  type FieldSection,
  fieldOf,
  LISTING_FIELDS,
  type ListingField,
  TEXT_FIELD_NAMES,
  type TextField,
} from '#app/features/items/listing-fields.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { stateOptions } from '#app/lib/state-names.ts'
import type { FormField } from '#app/ui/form-field.ts'
import { PhoneInput } from '#app/ui/phone-input.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { EmailInput, TextInput } from '#app/ui/text-input.tsx'
import { typedPrice, zipDigits } from '../typed-fields.ts'
import { CountedInput } from './counted.tsx'

/** The fields of the form by name. */
export type ListingFormFields = Readonly<Record<ListingField, FormField>>

type Props = {
  readonly field: FormField
  readonly label: string
  readonly optional: string
  readonly hint?: string
}

/** Shows what is understood of a line, while it is typed or once it was. */
const keepOnly =
  (kept: (typed: string) => string) =>
  ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const left = kept(currentTarget.value)
    if (left !== currentTarget.value) currentTarget.value = left
  }

function StateInput({ field, label, optional }: Props) {
  const t = useAccountT()
  return (
    <SelectInput field={field} label={label} optional={optional}>
      <option value="">{t('posting.noState')}</option>
      {stateOptions(t.locale).map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectInput>
  )
}

function WebInput(props: Props) {
  const t = useAccountT()
  return <TextInput {...props} hint={t('posting.websiteHint')} inputMode="url" autoComplete="url" />
}

/** What each control of LISTING_FIELDS looks like; `max` is the limit of the field. */
const CONTROLS = {
  line: (props) => <TextInput {...props} />,
  short: (props, max) => <TextInput {...props} maxLength={max} />,
  name: ({ field, label }, max) => <CountedInput field={field} label={label} max={max} autoComplete="name" />,
  email: (props) => <EmailInput {...props} />,
  phone: (props) => <PhoneInput {...props} />,
  web: (props) => <WebInput {...props} />,
  state: (props) => <StateInput {...props} />,
  zip: (props, max) => (
    <TextInput {...props} inputMode="numeric" maxLength={max} onInput={keepOnly(zipDigits)} />
  ),
  price: (props, max) => (
    <TextInput {...props} inputMode="text" maxLength={max} onBlur={keepOnly(typedPrice)} />
  ),
} as const satisfies Record<
  (typeof LISTING_FIELDS)[TextField]['control'],
  (props: Props, max: number) => ReactNode
>

type NamedProps = { readonly name: TextField; readonly fields: ListingFormFields; readonly hint?: string }

/** A field of a listing as LISTING_FIELDS describes it. */
export function FieldControl({ name, fields, ...hint }: NamedProps) {
  const t = useAccountT()
  const { control, label, max } = LISTING_FIELDS[name]
  return CONTROLS[control](
    { field: fields[name], label: t(label), optional: t('posting.optional'), ...hint },
    max,
  )
}

/** Fields that a part of the form arranges by itself; all others of the part follow, one to a line. */
const ARRANGED: ReadonlySet<ListingField> = new Set([
  'compensation',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactPhoneExtension',
  'businessCity',
  'businessState',
  'businessZipCode',
  'serviceCity',
  'serviceState',
  'serviceZipCode',
])

export function OtherFields({ section, fields }: { section: FieldSection; fields: ListingFormFields }) {
  return TEXT_FIELD_NAMES.filter((name) => fieldOf(name).section === section && !ARRANGED.has(name)).map(
    (name) => <FieldControl key={name} name={name} fields={fields} />,
  )
}
