import type { Translate } from '#app/i18n/translate.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { MailLayout } from '#app/platform/mail/mail-layout.tsx'

type Parts = {
  readonly subject: string
  readonly name: string
  readonly paragraphs: readonly string[]
  /** Facts by name, such as those of a receipt. */
  readonly facts?: readonly Fact[]
  /** The main link. */
  readonly button?: MailLink
  /** Paragraphs below the button. */
  readonly after?: readonly string[]
  /** Further links. */
  readonly links?: readonly MailLink[]
}

export type Fact = { readonly name: string; readonly value: string }

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table role="none" style={FACTS}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <td style={FACT_NAME}>{name}</td>
            <td style={FACT_VALUE}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
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
const FACTS = { width: '100%', borderCollapse: 'collapse', margin: '16px 0', fontSize: 15 } as const
const FACT = { padding: '7px 0', borderTop: '1px solid #e2e0d9', verticalAlign: 'top' } as const
const FACT_NAME = { ...FACT, paddingRight: 12, color: '#5d626d' } as const
const FACT_VALUE = { ...FACT, textAlign: 'right', fontWeight: 700, overflowWrap: 'anywhere' } as const
const ADDRESS = { overflowWrap: 'anywhere', fontSize: 13, color: '#5d626d' } as const

/** Returns a link to a page of the site on which `url` is, too. */
export const linkBeside = (url: string, path: string, label: string) => ({
  label,
  url: new URL(path, url).href,
})

type MailLink = { readonly label: string; readonly url: string }

/** Returns a link to the page in the language of the email ([LANG-06]). */
const inLanguageOf = (t: Translate, { label, url }: MailLink): MailLink => ({
  label,
  url: inLanguage(t.locale, url),
})

export type Email = ReturnType<typeof composeEmail>

/** Returns an email of this site to a user, as HTML and as plain text. Its links are pages of the site. */
export function composeEmail(t: Translate, parts: Parts) {
  const { subject, name, paragraphs, facts = [], after = [] } = parts
  const button = parts.button && inLanguageOf(t, parts.button)
  const links = (parts.links ?? []).map((link) => inLanguageOf(t, link))
  const greeting = name ? t('accountMails.greeting', { name }) : t('accountMails.greetingNobody')
  const link = button ? [`${button.label}:\n${button.url}`] : []
  const table = facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []
  const others = links.map(({ label, url }) => `${label}:\n${url}`)
  const blocks = [greeting, ...paragraphs, ...table, ...link, ...after, ...others]
  return {
    subject,
    body: `${[...blocks, t('mail.footer', { site: t('common.siteName') })].join('\n\n')}\n`,
    html: (
      <MailLayout t={t} title={subject}>
        <p>{greeting}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts.length > 0 && <Facts facts={facts} />}
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
        {links.map(({ label, url }) => (
          <p key={url}>
            <a href={url}>{label}</a>
          </p>
        ))}
      </MailLayout>
    ),
  }
}
