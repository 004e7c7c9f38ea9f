import { useEffect, useMemo, useRef } from 'react'
import { Form, type To, useNavigation } from 'react-router'
import { CategoryOptions } from '#app/features/categories/components/category-options.tsx'
import { PictureField } from '#app/features/uploads/components/picture-field.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { type FormResult, staleOf } from '#app/lib/form-result.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import { DraftNotice, DraftStatus } from '#app/ui/draft-notice.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { StaleNotice } from '#app/ui/stale-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useDraft } from '#app/ui/use-draft.ts'
import { useOpened, versionToSend } from '#app/ui/use-opened.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { WrongFields } from '#app/ui/wrong-fields.tsx'
import { PicturePreviews } from '../../lettering/components/picture-previews.tsx'
import { isOptional } from '../billboard-origin.ts'
import { BILLBOARD_LIMITS } from '../billboard-texts.ts'
import type { BillboardStart } from '../billboard-values.ts'
import { billboardForm } from '../schema.ts'
import { ContactFields, type Filled, PlacementSelect, TextsIn } from './billboard-fields.tsx'
import { useBillboardLabels } from './use-billboard-labels.tsx'

type Answer = FormResult | undefined
type Props = {
  start: BillboardStart
  /** Where the form is sent, when that is not the address of the page. */
  action?: string
  result: Answer
  /** The target of the cancel button; without it there is none. */
  cancelTo?: To
  /** Called instead of following that link. */
  onCancel?: () => void
}

function NotSaved({ result, isNew }: { result: Answer; isNew: boolean }) {
  const t = useAccountT()
  const refusal = result?.outcome === 'refused' ? result.refusal : null
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the sentence of the specification promises details there
    if (refusal && !isNew) console.info('The billboard was not saved:', refusal)
  }, [refusal, isNew])
  if (!refusal && result?.outcome !== 'failed') return null
  const message = refusal && t.dynamic(refusal.code, refusal.params)
  if (isNew)
    return (
      <Notice tone="bad" title={t('billboards.postFailed', { message: message ?? t('billboards.failed') })} />
    )
  const why = message && t('billboards.updateFailed', { message: message.replace(/[.!]$/u, '') })
  return <Notice tone="bad" title={why ?? t('billboards.failed')} />
}

/** The fields of a billboard, for its owner and for admins ([AD-02], [AD-05], [MOD-03]). */
export function BillboardForm({ start: newest, action, result, cancelTo, onCancel }: Props) {
  const t = useAccountT()
  const ref = useRef<HTMLFormElement>(null)
  const { draft, isNew, values, pictures, required, origin } = useOpened(newest, result)
  const schema = useMemo(() => billboardForm(t, required, origin), [t, required, origin])
  const { fields, field, wrong, formProps } = useZodForm({ id: 'billboard', schema, result })
  const draftState = useDraft(ref, draft, result?.outcome === 'done')
  const labels = useBillboardLabels()
  const stale = staleOf(result)
  const busy = useNavigation().state === 'submitting'
  const filled: Filled = (name, isRequired = true) => {
    const own = field(fields[name], { required: isRequired })
    return { ...own, initialValue: own.initialValue ?? (result?.form ? '' : values[name]) }
  }
  const others = LOCALES.filter((locale) => locale !== required)
  return (
    <Form ref={ref} method="post" action={action} {...formProps} className="group/form grid gap-4">
      <DraftNotice draft={draft} />
      {isNew ? (
        <>
          <input type="hidden" name={fields.formId.name} value={values.formId} />
          <PlacementSelect field={filled('placement', false)} />
        </>
      ) : (
        <input type="hidden" name="version" value={versionToSend(values.version, result) ?? ''} />
      )}
      <TextsIn locale={required} isRequired filled={filled} />
      <details open={others.some((locale) => values[TEXT_FIELDS[locale].title])}>
        <summary className="min-h-11 cursor-pointer font-semibold">{t('billboards.otherLanguages')}</summary>
        <div className="grid gap-4">
          {others.map((locale) => (
            <TextsIn key={locale} locale={locale} isRequired={false} filled={filled} />
          ))}
        </div>
      </details>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          field={filled('price', !isOptional('price', origin))}
          {...(isOptional('price', origin) && { optional: t('billboards.optional') })}
          label={t('billboards.price')}
          hint={t('billboards.priceHint')}
          maxLength={BILLBOARD_LIMITS.price}
        />
        <SelectInput field={filled('category')} label={t('billboards.category')}>
          {!values.category && <option value="">{t('billboards.chooseCategory')}</option>}
          <CategoryOptions />
        </SelectInput>
        <TextInput
          field={filled('location', false)}
          label={t('billboards.location')}
          optional={t('billboards.optional')}
          maxLength={BILLBOARD_LIMITS.location * 2}
        />
      </div>
      <ContactFields filled={filled} origin={origin} />
      <PictureField
        id={fields.pictures.id}
        name={fields.pictures.name}
        initial={pictures}
        max={BILLBOARD_LIMITS.pictures}
        About={PicturePreviews}
      />
      <WrongFields wrong={wrong} labelOf={labels.labelOf} />
      {stale ? (
        <StaleNotice stale={stale} fields={labels} busy={busy} />
      ) : (
        <NotSaved result={result} isNew={isNew} />
      )}
      <p className="flex flex-wrap gap-2">
        <SubmitButton
          busy={busy}
          label={t(isNew ? 'billboards.post' : 'billboards.update')}
          busyLabel={t(isNew ? 'billboards.posting' : 'billboards.updating')}
        />
        {cancelTo && (
          <Link
            to={cancelTo}
            className="button-quiet"
            onClick={(event) => {
              if (!onCancel) return
              event.preventDefault()
              onCancel()
            }}
          >
            {t('billboards.cancel')}
          </Link>
        )}
      </p>
      <DraftStatus draft={draft} state={draftState} />
    </Form>
  )
}
