import type { Translate } from '#app/i18n/translate.ts'
import { MailLayout } from '#app/platform/mail/mail-layout.tsx'

type Parts = {
  readonly subject: string
  readonly name: string
  readonly paragraphs: readonly string[]
  /** What to press, and where it leads. */
  readonly button?: { readonly label: string; readonly url: string }
  /** What stands below the button. */
  readonly after?: readonly string[]
}

const BUTTON = {
  display: 'inline-block',
  padding: '12px 20px',
  background: '#3d3fc4',
  color: '#ffffff',
  fontWeight: 700,
  textDecoration: 'none',
  borderRadius: 4,
} as const
const ADDRESS = { overflowWrap: 'anywhere', fontSize: 13, color: '#5d626d' } as const

/** A letter of this site to a person, as HTML and as plain text. */
export function letter(t: Translate, { subject, name, paragraphs, button, after = [] }: Parts) {
  const greeting = name ? t('accountMails.greeting', { name }) : t('accountMails.greetingNobody')
  const link = button ? [`${button.label}:\n${button.url}`] : []
  return {
    subject,
    body: `${[greeting, ...paragraphs, ...link, ...after, t('mail.footer', { site: t('common.siteName') })].join('\n\n')}\n`,
    html: (
      <MailLayout t={t} title={subject}>
        <p>{greeting}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {button && (
          <>
            <p>
              <a href={button.url} style={BUTTON}>
                {button.label}
              </a>
            </p>
            <p style={ADDRESS}>
              {t('accountMails.linkText')}
              <br />
              {button.url}
            </p>
          </>
        )}
        {after.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </MailLayout>
    ),
  }
}
