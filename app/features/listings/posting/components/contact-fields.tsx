import { LISTING_LIMITS } from '#app/features/items/rules.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormField } from '#app/ui/form-field.ts'
import { PhoneInput } from '#app/ui/phone-input.tsx'
import { EmailInput, TextInput } from '#app/ui/text-input.tsx'
import { CountedInput } from './counted.tsx'

type Props = {
  contactName: FormField
  email: FormField
  phone: FormField
  extension: FormField
  website: FormField
}

/** How the poster is reached ([POST-03]). */
export function ContactFields({ contactName, email, phone, extension, website }: Props) {
  const t = useAccountT()
  const optional = t('posting.optional')
  return (
    <fieldset className="grid gap-4">
      <legend className="section-name">{t('posting.contact')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CountedInput
          field={contactName}
          label={t('posting.contactName')}
          max={LISTING_LIMITS.contactName}
          autoComplete="name"
        />
        <EmailInput field={email} label={t('posting.contactEmail')} optional={optional} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
        <PhoneInput field={phone} label={t('posting.contactPhone')} optional={optional} />
        <TextInput
          field={extension}
          label={t('posting.extension')}
          optional={optional}
          maxLength={LISTING_LIMITS.extension}
        />
      </div>
      <TextInput
        field={website}
        label={t('posting.website')}
        optional={optional}
        hint={t('posting.websiteHint')}
        inputMode="url"
        autoComplete="url"
      />
    </fieldset>
  )
}
