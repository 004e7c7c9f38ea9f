import { useAccountT } from '#app/i18n/use-t.tsx'
import { FieldControl, type ListingFormFields, OtherFields } from './field-control.tsx'

/** How the poster is reached ([POST-03]). */
export function ContactFields({ fields }: { fields: ListingFormFields }) {
  const t = useAccountT()
  return (
    <fieldset className="grid gap-4">
      <legend className="section-name">{t('posting.contact')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldControl name="contactName" fields={fields} />
        <FieldControl name="contactEmail" fields={fields} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_14.5rem]">
        <FieldControl name="contactPhone" fields={fields} />
        <FieldControl name="contactPhoneExtension" fields={fields} />
      </div>
      <OtherFields section="contact" fields={fields} />
    </fieldset>
  )
}
