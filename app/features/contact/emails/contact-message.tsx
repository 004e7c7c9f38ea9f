import { translateIn } from '#app/i18n/all-languages.ts'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import type { Translate } from '#app/i18n/translate.ts'
import type { Locale } from '#app/lib/locale.ts'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import { MailLayout } from '#app/platform/mail/mail-layout.tsx'
import type { ContactMessage } from '../schema.ts'

/** The operator's mailbox has no language of its own. */
export const OPERATOR_LANGUAGE: Locale = 'en'

type Sent = ContactMessage & { readonly locale: Locale; readonly sentAt: Date }

function factsOf(t: Translate, { name, email, phone, subject, locale, sentAt }: Sent) {
  return [
    [t('contact.name'), name],
    [t('contact.email'), email],
    [t('contact.phone'), phone || t('mail.notGiven')],
    [t('contact.subject'), subject],
    [t('mail.contactLanguage'), t(LANGUAGE_NAMES[locale])],
    [t('mail.contactSentAt'), formatDayAndTime(sentAt, t)],
  ] as const
}

const CELL = { padding: '4px 12px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const
const WORDS = { margin: '16px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** The email with a message of the contact form to the operator ([CON-04]); times are in the site's time zone. */
export function contactMail(sent: Sent, timeZone: string) {
  const t = translateIn(timeZone)[OPERATOR_LANGUAGE]
  const subject = t('mail.contactSubject', { subject: sent.subject })
  const facts = factsOf(t, sent)
  const lines = [t('mail.contactIntro'), '', ...facts.map(([label, value]) => `${label}: ${value}`)]
  return {
    subject,
    body: [...lines, '', sent.message, ''].join('\n'),
    html: (
      <MailLayout t={t} title={subject}>
        <p>{t('mail.contactIntro')}</p>
        <table>
          <tbody>
            {facts.map(([label, value]) => (
              <tr key={label}>
                <th style={CELL}>{label}</th>
                <td style={CELL}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p style={WORDS}>{sent.message}</p>
      </MailLayout>
    ),
  }
}
