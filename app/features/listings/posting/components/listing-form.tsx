import { useEffect, useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { LISTING_FIELD_NAMES, LISTING_FIELDS } from '#app/features/items/listing-fields.ts'
import { PackagePicker } from '#app/features/pricing/components/package-picker.tsx'
import { DEFAULT_TIER, isTier } from '#app/features/pricing/packages.ts'
import { PictureField } from '#app/features/uploads/components/picture-field.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import type { FormMode, FormStart } from '../form-draft.ts'
import { listingForm } from '../schema.ts'
import { CategoryFields } from './category-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { NotSaved } from './not-saved.tsx'
import { BusinessFields, ServiceFields } from './place-fields.tsx'
import { TextTabs } from './text-tabs.tsx'
import { startOver, useDraft } from './use-draft.tsx'

type Props = {
  mode: FormMode
  start: FormStart
  result: FormResult | undefined
  /** Where the form is sent, when that is not the address of the page. */
  action?: string
}

/** Asks a user who leaves while the form is being submitted ([POST-10]). */
function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}

function Restored({ start }: { start: FormStart }) {
  const t = useAccountT()
  if (!start.isRestored) return null
  return (
    <div role="status" className="notice border-edge">
      <p className="flex-1">{t('posting.restored')}</p>
      <button type="button" className="button-quiet needs-script" onClick={() => void startOver(start.name)}>
        {t('posting.startOver')}
      </button>
    </div>
  )
}

/**
 * The form of a listing, for all purposes ([POST-01]…[POST-08], [REPO-01], [DASH-05], [MOD-08]). Works without
 * JavaScript, except for new pictures. Typed text survives a closed tab.
 */
export function ListingForm({ mode, start, result, action }: Props) {
  const t = useAccountT()
  const ref = useRef<HTMLFormElement>(null)
  const schema = useMemo(() => listingForm(t, start.required), [t, start.required])
  const initial = useMemo(() => ({ ...start.values, formId: start.formId }), [start])
  const { fields, field, formProps } = useZodForm({ id: 'listing', schema, result, initial })
  const isSending = useNavigation().state !== 'idle'
  useDraft(ref, start.name, isSending || result?.outcome === 'done')
  useLeaveWarning(isSending)
  const optional = { required: false }
  const listing = recordOf(LISTING_FIELD_NAMES, (name) =>
    field(fields[name], { required: LISTING_FIELDS[name].missing !== null }),
  )
  const sells = mode === 'post' || mode === 'repost'
  const tier = start.values.tier
  return (
    <Form
      ref={ref}
      method="post"
      {...(action !== undefined && { action })}
      preventScrollReset
      {...formProps}
      className="group/order grid gap-6"
    >
      <Restored start={start} />
      <CategoryFields fields={listing} />
      <TextTabs
        required={start.required}
        texts={{
          en: { title: field(fields.titleEn, optional), description: field(fields.descriptionEn, optional) },
          ru: { title: field(fields.titleRu, optional), description: field(fields.descriptionRu, optional) },
          es: { title: field(fields.titleEs, optional), description: field(fields.descriptionEs, optional) },
        }}
      />
      <PictureField name="pictures" initial={start.pictures} errors={fields.pictures.errors} />
      <ContactFields fields={listing} />
      <BusinessFields fields={listing} />
      <ServiceFields fields={listing} />
      {sells && <PackagePicker name="tier" initial={isTier(tier) ? tier : DEFAULT_TIER} />}
      <input type="hidden" name="formId" value={start.formId} />
      <NotSaved mode={mode} result={result} />
      <FormEnd mode={mode} busy={isSending} />
    </Form>
  )
}
