import { useMemo, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { CATEGORY_SLUGS, categoryName } from '#app/features/categories/rules.ts'
import { PictureField } from '#app/features/uploads/components/picture-field.tsx'
import { useMemberT } from '#app/i18n/use-t.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PhoneInput } from '#app/ui/phone-input.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { BILLBOARD_LIMITS, type BillboardTexts, CONTACT_TYPES, type ContactType } from '../rules.ts'
import { BILLBOARD_TEXTS, billboardForm } from '../schema.ts'

const LANGUAGES = { en: 'English', ru: 'Русский', es: 'Español' } as const satisfies Record<Locale, string>
const CONTACT_NAMES = {
  website: 'billboards.toWebsite',
  contact_info: 'billboards.toContact',
} as const satisfies Record<ContactType, string>

type Answer = FormAnswer | undefined
type Props = {
  billboard: BillboardTexts
  /** The language whose texts are required (D-33). */
  required: Locale
  answer: Answer
}

function NotSaved({ answer }: { answer: Answer }) {
  const t = useMemberT()
  if (answer?.outcome !== 'refused' && answer?.outcome !== 'failed') return null
  const why =
    answer.outcome === 'refused' ? t.said(answer.refusal.code, answer.refusal.params) : t('billboards.failed')
  return <Notice tone="bad" title={why} />
}

/** What a billboard says, for its owner and for admins ([AD-02], [AD-05], [MOD-03]). */
export function BillboardForm({ billboard, required, answer }: Props) {
  const t = useMemberT()
  const schema = useMemo(() => billboardForm(t, required), [t, required])
  const { fields, field, formProps } = useZodForm({ id: 'billboard', schema, answer })
  const [contactType, setContactType] = useState<ContactType>(billboard.contactType)
  const busy = useNavigation().state === 'submitting'

  /** A field that begins with what is stored, and keeps what was typed. */
  const filled = (name: Exclude<keyof typeof fields, 'pictures'>, stored: string, isRequired = true) => {
    const own = field(fields[name], { required: isRequired })
    return { ...own, initialValue: own.initialValue ?? stored }
  }
  const texts = (locale: Locale) => {
    const { title, description } = BILLBOARD_TEXTS[locale]
    const language = LANGUAGES[locale]
    const must = locale === required
    const optional = must ? {} : { optional: t('billboards.optional') }
    return (
      <div key={locale} lang={locale} className="grid gap-3">
        <TextInput
          field={filled(title, billboard.title[locale] ?? '', must)}
          label={t('billboards.titleIn', { language })}
          maxLength={BILLBOARD_LIMITS.title * 2}
          {...optional}
        />
        <TextArea
          field={filled(description, billboard.description[locale] ?? '', must)}
          label={t('billboards.descriptionIn', { language })}
          {...optional}
        />
      </div>
    )
  }
  const category = filled('category', billboard.category)
  const others = LOCALES.filter((locale) => locale !== required)
  return (
    <Form method="post" {...formProps} className="grid gap-4">
      {texts(required)}
      <details open={others.some((locale) => billboard.title[locale])}>
        <summary className="min-h-11 cursor-pointer font-semibold">{t('billboards.otherLanguages')}</summary>
        <div className="grid gap-4">{others.map(texts)}</div>
      </details>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          field={filled('price', billboard.price)}
          label={t('billboards.price')}
          hint={t('billboards.priceHint')}
          maxLength={BILLBOARD_LIMITS.price}
        />
        <Field id={category.id} label={t('billboards.category')} error={category.error}>
          <select
            id={category.id}
            name={category.name}
            defaultValue={category.initialValue}
            className="select w-full"
          >
            {CATEGORY_SLUGS.map((slug) => (
              <option key={slug} value={slug}>
                {categoryName(slug, t.locale)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold">{t('billboards.contactType')}</legend>
        {CONTACT_TYPES.map((type) => (
          <label key={type} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={fields.contactType.name}
              value={type}
              checked={contactType === type}
              onChange={() => setContactType(type)}
              className="size-5 accent-primary-fill"
            />
            {t(CONTACT_NAMES[type])}
          </label>
        ))}
      </fieldset>
      <div hidden={contactType !== 'website'}>
        <TextInput
          field={filled('websiteUrl', billboard.websiteUrl, false)}
          label={t('billboards.websiteUrl')}
          inputMode="url"
        />
      </div>
      <div hidden={contactType !== 'contact_info'}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            field={filled('contactName', billboard.contactName, false)}
            label={t('billboards.contactName')}
            maxLength={BILLBOARD_LIMITS.contactName * 2}
          />
          <TextInput
            field={filled('contactEmail', billboard.contactEmail, false)}
            label={t('billboards.contactEmail')}
            type="email"
          />
          <PhoneInput
            field={filled('contactPhone', billboard.contactPhone, false)}
            label={t('billboards.contactPhone')}
            optional={t('billboards.optional')}
          />
        </div>
      </div>
      <PictureField name={fields.pictures.name} initial={billboard.images} max={BILLBOARD_LIMITS.pictures} />
      <NotSaved answer={answer} />
      <SubmitButton
        busy={busy}
        label={t('billboards.update')}
        busyLabel={t('billboards.updating')}
        className="justify-self-start"
      />
    </Form>
  )
}
