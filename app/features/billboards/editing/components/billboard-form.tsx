import { useEffect, useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { CategoryOptions } from '#app/features/categories/components/category-options.tsx'
import { PictureField } from '#app/features/uploads/components/picture-field.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { BILLBOARD_LIMITS, type BillboardTexts } from '../billboard-texts.ts'
import { billboardForm } from '../schema.ts'
import { ContactFields, type Filled, TextsIn } from './billboard-fields.tsx'

type Answer = FormResult | undefined
type Props = {
  /** The id of a new form, so that submitting it twice creates one billboard; null when one is edited. */
  formId?: string | null
  billboard: BillboardTexts | null
  /** Where the form is sent, when that is not the address of the page. */
  action?: string
  /** The language whose texts are required (D-33). */
  required: Locale
  result: Answer
  /** The target of the cancel button; without it there is none. */
  cancelTo?: string
}

const EMPTY: BillboardTexts = {
  title: {},
  description: {},
  location: {},
  price: '',
  category: '',
  contactType: 'website',
  websiteUrl: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  images: [],
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
export function BillboardForm({ formId = null, billboard, action, required, result, cancelTo }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => billboardForm(t, required), [t, required])
  const { fields, field, formProps } = useZodForm({ id: 'billboard', schema, result })
  const stored = billboard ?? EMPTY
  const busy = useNavigation().state === 'submitting'
  const filled: Filled = (name, initial, isRequired = true) => {
    const own = field(fields[name], { required: isRequired })
    return { ...own, initialValue: own.initialValue ?? (result?.form ? '' : initial) }
  }
  const others = LOCALES.filter((locale) => locale !== required)
  return (
    <Form method="post" action={action} {...formProps} className="group/form grid gap-4">
      {formId && <input type="hidden" name={fields.formId.name} value={formId} />}
      <TextsIn locale={required} isRequired filled={filled} stored={stored} />
      <details open={others.some((locale) => stored.title[locale])}>
        <summary className="min-h-11 cursor-pointer font-semibold">{t('billboards.otherLanguages')}</summary>
        <div className="grid gap-4">
          {others.map((locale) => (
            <TextsIn key={locale} locale={locale} isRequired={false} filled={filled} stored={stored} />
          ))}
        </div>
      </details>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          field={filled('price', stored.price)}
          label={t('billboards.price')}
          hint={t('billboards.priceHint')}
          maxLength={BILLBOARD_LIMITS.price}
        />
        <SelectInput field={filled('category', stored.category)} label={t('billboards.category')}>
          {!stored.category && <option value="">{t('billboards.chooseCategory')}</option>}
          <CategoryOptions />
        </SelectInput>
        <TextInput
          field={filled('location', inLanguage(stored.location, t.locale), false)}
          label={t('billboards.location')}
          optional={t('billboards.optional')}
          maxLength={BILLBOARD_LIMITS.location * 2}
        />
      </div>
      <ContactFields filled={filled} stored={stored} />
      <PictureField name={fields.pictures.name} initial={stored.images} max={BILLBOARD_LIMITS.pictures} />
      <NotSaved result={result} isNew={!billboard} />
      <p className="flex flex-wrap gap-2">
        <SubmitButton
          busy={busy}
          label={t(billboard ? 'billboards.update' : 'billboards.post')}
          busyLabel={t(billboard ? 'billboards.updating' : 'billboards.posting')}
        />
        {cancelTo && (
          <Link to={cancelTo} className="button-quiet">
            {t('billboards.cancel')}
          </Link>
        )}
      </p>
    </Form>
  )
}
