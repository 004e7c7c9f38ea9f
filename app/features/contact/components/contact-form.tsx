import { useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { type DraftWords, TabDraftStatus } from '#app/ui/draft-saved.tsx'
import { NotDone, whyNot } from '#app/ui/notice.tsx'
import { PhoneInput } from '#app/ui/phone-input.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { EmailInput, TextInput } from '#app/ui/text-input.tsx'
import { useTabDraft } from '#app/ui/use-tab-draft.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { contactForm } from '../schema.ts'

/** A field that users cannot see. Whatever fills it in is a robot. */
function Trap({ name }: { name: string }) {
  const t = useT()
  return (
    <div aria-hidden className="sr-only">
      <label htmlFor="contact-trap">{t('contact.trap')}</label>
      <input id="contact-trap" name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

type Props = {
  result: FormResult | undefined
  opened: string
  /** The id of the signed-in user; '' for a visitor. */
  user: string
  /** The page loads no words of accounts, such as these. */
  draftWords: DraftWords
}

/**
 * The contact form ([CON-02], [CON-03]). Works without JavaScript; with it, errors and thanks appear without a page
 * load.
 */
export function ContactForm({ result, opened, user, draftWords }: Props) {
  const t = useT()
  const schema = useMemo(() => contactForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id: 'contact', schema, result })
  const ref = useRef<HTMLFormElement>(null)
  const sent = result?.outcome === 'done' ? result : null
  const draft = useTabDraft(ref, { form: 'contact', owner: user }, sent)
  const busy = useNavigation().state === 'submitting'
  const { name, email, phone, subject, message, website } = fields
  return (
    <Form ref={ref} method="post" preventScrollReset {...formProps} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput key={name.key} field={field(name)} label={t('contact.name')} autoComplete="name" />
        <EmailInput key={email.key} field={field(email)} label={t('contact.email')} />
      </div>
      <PhoneInput
        key={phone.key}
        field={field(phone, { required: false })}
        label={t('contact.phone')}
        optional={t('contact.optional')}
        hint={t('contact.phoneHint')}
      />
      <TextInput key={subject.key} field={field(subject)} label={t('contact.subject')} />
      <TextArea key={message.key} field={field(message)} label={t('contact.message')} rows={8} />
      <Trap name={website.name} />
      <input type="hidden" name="opened" value={opened} />
      <NotDone title={t('contact.failedTitle')} text={whyNot(t, result, t('contact.failedText'))} />
      <SubmitButton
        busy={busy}
        label={t('contact.send')}
        busyLabel={t('contact.sending')}
        className="justify-self-start"
      />
      <TabDraftStatus draft={draft} words={draftWords} />
    </Form>
  )
}
