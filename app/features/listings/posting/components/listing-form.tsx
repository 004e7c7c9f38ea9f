import { useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { LISTING_FIELD_NAMES, LISTING_FIELDS } from '#app/features/items/listing-fields.ts'
import { PackagePicker } from '#app/features/pricing/components/package-picker.tsx'
import { DEFAULT_TIER, isTier } from '#app/features/pricing/packages.ts'
import { placementNamed } from '#app/features/pricing/placements.ts'
import { PictureField } from '#app/features/uploads/components/picture-field.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { type FormResult, staleOf } from '#app/lib/form-result.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { DraftNotice, DraftStatus } from '#app/ui/draft-notice.tsx'
import { StaleNotice } from '#app/ui/stale-notice.tsx'
import { useDraft } from '#app/ui/use-draft.ts'
import { useOpened, versionToSend } from '#app/ui/use-opened.ts'
import { useUnloadWarning } from '#app/ui/use-unload-warning.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { WrongFields } from '#app/ui/wrong-fields.tsx'
import { AttributeFields } from '../attributes/components/attribute-fields.tsx'
import { useKeptAttributes } from '../attributes/components/use-kept-attributes.tsx'
import type { FormMode, FormStart } from '../form-draft.ts'
import { listingForm } from '../schema.ts'
import { CategoryFields } from './category-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { LowLimits } from './low-limits.tsx'
import { NotSaved } from './not-saved.tsx'
import { BusinessFields, ServiceFields } from './place-fields.tsx'
import { PlacementNote } from './placement-note.tsx'
import { TextTabs } from './text-tabs.tsx'
import { useListingLabels } from './use-listing-labels.tsx'

type Props = {
  mode: FormMode
  start: FormStart
  result: FormResult | undefined
  /** Where the form is sent, when that is not the address of the page. */
  action?: string
}

const initialOf = ({ values, lists, formId }: FormStart) => ({
  ...values,
  // The form library does not change them.
  ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list]])),
  formId,
})

/**
 * The form of a listing, for all purposes ([POST-01]…[POST-08], [REPO-01], [DASH-05], [MOD-08]). Works without
 * JavaScript, except for new pictures. Typed text survives a closed tab.
 */
export function ListingForm({ mode, start: newest, result, action }: Props) {
  const t = useAccountT()
  const start = useOpened(newest, result)
  const labels = useListingLabels(start.words)
  const ref = useRef<HTMLFormElement>(null)
  const schema = useMemo(() => listingForm(t, start.required), [t, start.required])
  const initial = useMemo(() => initialOf(start), [start])
  const { fields, field, wrong, formProps } = useZodForm({ id: 'listing', schema, result, initial })
  const isSending = useNavigation().state !== 'idle'
  const draftState = useDraft(ref, start.draft, result?.outcome === 'done')
  useUnloadWarning(isSending)
  const optional = { required: false }
  const listing = recordOf(LISTING_FIELD_NAMES, (name) =>
    field(fields[name], { required: LISTING_FIELDS[name].missing !== null }),
  )
  const facts = useKeptAttributes(ref, listing.category.initialValue ?? '')
  const sells = mode === 'post' || mode === 'repost'
  const { tier, version } = start.values
  const placement = sells ? placementNamed(start.values.placement) : null
  const stale = staleOf(result)
  return (
    <Form
      ref={ref}
      method="post"
      {...(action !== undefined && { action })}
      preventScrollReset
      {...formProps}
      className="group/order grid gap-6"
    >
      <LowLimits limits={start.limits} />
      <DraftNotice draft={start.draft} />
      {placement && (
        <>
          <input type="hidden" name="placement" value={placement} />
          <PlacementNote placement={placement} otherCategory={start.otherCategory} />
        </>
      )}
      <CategoryFields fields={listing} chosen={facts.category} choose={facts.changeCategory} />
      {isCategorySlug(facts.category) && (
        <AttributeFields
          key={facts.category}
          category={facts.category}
          words={start.words}
          fieldOf={(name) => facts.withKept(field(fields[name], optional))}
        />
      )}
      <TextTabs
        required={start.required}
        texts={{
          en: { title: field(fields.titleEn, optional), description: field(fields.descriptionEn, optional) },
          ru: { title: field(fields.titleRu, optional), description: field(fields.descriptionRu, optional) },
          es: { title: field(fields.titleEs, optional), description: field(fields.descriptionEs, optional) },
        }}
      />
      <PictureField
        id={fields.pictures.id}
        name="pictures"
        initial={start.pictures}
        errors={fields.pictures.errors}
      />
      <ContactFields fields={listing} />
      <BusinessFields fields={listing} />
      <ServiceFields fields={listing} />
      {sells && (
        <>
          <PackagePicker name="tier" initial={isTier(tier) ? tier : DEFAULT_TIER} />
          <p className="placement-missing">{t('posting.placementMissing')}</p>
          <p className="needs-picture">{t('posting.billboardNeedsPicture')}</p>
        </>
      )}
      <input type="hidden" name="formId" value={start.formId} />
      {mode === 'edit' && <input type="hidden" name="version" value={versionToSend(version, result) ?? ''} />}
      <WrongFields wrong={wrong} labelOf={labels.labelOf} />
      {stale ? (
        <StaleNotice stale={stale} fields={labels} busy={isSending} />
      ) : (
        <NotSaved mode={mode} result={result} />
      )}
      <FormEnd mode={mode} busy={isSending} />
      <DraftStatus draft={start.draft} state={draftState} />
    </Form>
  )
}
