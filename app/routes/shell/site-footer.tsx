import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTranslate } from './page-translate.tsx'

const VALUES = [
  { title: 'shell.easyTitle', text: 'shell.easy' },
  { title: 'shell.secureTitle', text: 'shell.secure' },
  { title: 'shell.communityTitle', text: 'shell.community' },
] as const

/** The first year of the copyright line ([NAV-07], D-23). */
const SINCE = 2020

/** The footer of every page. */
export function SiteFooter({ year }: { year: number }) {
  const t = useT()
  return (
    <footer aria-label={t('shell.footer')} className="mt-12 border-t-3 border-asphalt bg-card print:hidden">
      <div className="frame grid gap-8 py-8 md:grid-cols-4">
        <section>
          <h2 className="font-bold">{t('shell.aboutTitle')}</h2>
          <p className="mt-1 text-sm text-muted">{t('shell.about')}</p>
        </section>
        {VALUES.map(({ title, text }) => (
          <section key={title}>
            <h2 className="font-bold">{t(title)}</h2>
            <p className="mt-1 text-sm text-muted">{t(text)}</p>
          </section>
        ))}
      </div>
      <div className="frame">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 text-sm text-muted">
          <p>{t('shell.copyright', { from: String(SINCE), to: String(Math.max(SINCE, year)) })}</p>
          <Link to="/privacy-policy" className="plain-link">
            {t('shell.privacy')}
          </Link>
          <Link to="/contact" className="plain-link">
            {t('shell.contact')}
          </Link>
          <div className="md:ml-auto">
            <PageTranslate />
          </div>
          <p className="basis-full">{t('shell.disclaimer')}</p>
        </div>
      </div>
    </footer>
  )
}
