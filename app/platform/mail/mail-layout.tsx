import type { ReactNode } from 'react'
import type { Translate } from '#app/i18n/translate.ts'

// Mail programs support neither stylesheets nor light-dark(): styles are inline, in colors of the light theme.
const PAGE = { margin: 0, padding: '24px 12px', background: '#f6f5f1', color: '#1b1e24' }
const SHEET = { maxWidth: 560, margin: '0 auto', background: '#ffffff', borderTop: '4px solid #ffb000' }
const NAME = { margin: 0, padding: '20px 24px 0', font: '800 18px/1.2 Overpass, Arial, sans-serif' }
const TEXT = { padding: '8px 24px 24px', font: '16px/1.5 Overpass, Arial, sans-serif' }
const FOOT = { padding: '0 24px 24px', font: '13px/1.5 Arial, sans-serif', color: '#5d626d' }

type Props = { t: Translate; title: string; children: ReactNode }

/** The layout of every email. */
export function MailLayout({ t, title, children }: Props) {
  return (
    <html lang={t.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style={PAGE}>
        <div style={SHEET}>
          <p style={NAME}>{t('common.siteName')}</p>
          <div style={TEXT}>{children}</div>
          <div style={FOOT}>{t('mail.footer', { site: t('common.siteName') })}</div>
        </div>
      </body>
    </html>
  )
}
