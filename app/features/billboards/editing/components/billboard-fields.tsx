import { BILLBOARD_PLACEMENTS, partOf } from '#app/features/pricing/placements.ts'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { Locale } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import type { FormField } from '#app/ui/form-field.ts'
import { PhoneInput } from '#app/ui/phone-input.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { type BillboardOrigin, isOptional } from '../billboard-origin.ts'
import { BILLBOARD_LIMITS, CONTACT_TYPES, type ContactType } from '../billboard-texts.ts'
import type { BillboardInput } from '../schema.ts'

/** A field that starts with the stored value, and keeps what was typed. */
export type Filled = (
  name: Exclude<keyof BillboardInput, 'pictures' | 'draft'>,
  isRequired?: boolean,
) => FormField

type Props = { filled: Filled }

/** The placement that a new banner ad asks for ([AD-12]). */
export function PlacementSelect({ field }: { field: FormField }) {
  const t = useAccountT()
  return (
    <SelectInput field={field} label={t('billboards.placement')} hint={t('billboards.placementHint')}>
      <option value="">{t('billboards.anyPlacement')}</option>
      {BILLBOARD_PLACEMENTS.map((placement) => (
        <option key={placement} value={placement}>
          {t(`billing.${partOf(placement)}`)}
        </option>
      ))}
    </SelectInput>
  )
}

/** Title and description in one language. */
export function TextsIn({ locale, isRequired, filled }: Props & { locale: Locale; isRequired: boolean }) {
  const t = useAccountT()
  const { title, description } = TEXT_FIELDS[locale]
  const language = t(LANGUAGE_NAMES[locale])
  const optional = isRequired ? {} : { optional: t('billboards.optional') }
  return (
    <div lang={locale} className="grid gap-3">
      <TextInput
        field={filled(title, isRequired)}
        label={t('billboards.titleIn', { language })}
        maxLength={BILLBOARD_LIMITS.title * 2}
        {...optional}
      />
      <TextArea
        field={filled(description, isRequired)}
        label={t('billboards.descriptionIn', { language })}
        {...optional}
      />
    </div>
  )
}

export const CONTACT_NAMES = {
  website: 'billboards.toWebsite',
  contact_info: 'billboards.toContact',
} as const satisfies Record<ContactType, string>

/** Where a billboard leads ([AD-02]): to a website, or to a contact. */
export function ContactFields({ filled, origin }: Props & { origin: BillboardOrigin }) {
  const t = useAccountT()
  const { name, initialValue } = filled('contactType')
  const chosen = initialValue || CONTACT_TYPES[0]
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold">{t('billboards.contactType')}</legend>
        {CONTACT_TYPES.map((type) => (
          <label key={type} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              value={type}
              defaultChecked={chosen === type}
              className="size-5 accent-primary-fill"
            />
            {t(CONTACT_NAMES[type])}
          </label>
        ))}
      </fieldset>
      <div className="hidden group-has-[input[value=website]:checked]/form:block">
        <TextInput field={filled('websiteUrl', false)} label={t('billboards.websiteUrl')} inputMode="url" />
      </div>
      <div className="hidden group-has-[input[value=contact\_info]:checked]/form:block">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            field={filled('contactName', false)}
            label={t('billboards.contactName')}
            maxLength={BILLBOARD_LIMITS.contactName * 2}
          />
          <TextInput
            field={filled('contactEmail', false)}
            label={t('billboards.contactEmail')}
            {...(isOptional('contactEmail', origin) && { optional: t('billboards.optional') })}
            type="email"
          />
          <PhoneInput
            field={filled('contactPhone', false)}
            label={t('billboards.contactPhone')}
            optional={t('billboards.optional')}
          />
        </div>
      </div>
    </>
  )
}
