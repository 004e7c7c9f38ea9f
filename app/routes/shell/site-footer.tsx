import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Markup, MarkupPart } from '#app/ui/markup.tsx'
import { PageTranslate } from './page-translate.tsx'
import type { Footer } from './read-footer.server.ts'

/** What the site is about. Only the server renders it. */
export function FooterValues({ values }: Pick<Footer, 'values'>) {
  return (
    <div className="frame grid gap-x-8 gap-y-3 py-4 sm:grid-cols-2 sm:gap-y-5 sm:py-8 lg:grid-cols-4">
      {values.map(({ title, text }) => (
        <section key={title}>
          <h2 className="font-bold">{title}</h2>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </section>
      ))}
    </div>
  )
}

/** The pages that the footer leads to. Only the server renders it. */
export function FooterPages({ pages }: Pick<Footer, 'pages'>) {
  return (
    <ul className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {pages.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} reloadDocument={to.endsWith('.xml') || undefined} className="plain-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** `FooterValues` and `FooterPages` of the server, and the last lines. */
export type FooterParts = Pick<Footer, 'owner' | 'disclaimer'> & {
  readonly values: Markup
  readonly pages: Markup
}

/** The footer of every page. Without data, when nothing could be loaded, it is only the translation. */
export function SiteFooter({ footer }: { footer: FooterParts | undefined }) {
  const t = useT()
  return (
    <footer
      aria-label={t('shell.footer')}
      className="mt-6 sm:mt-12 border-t-3 border-asphalt bg-card print:hidden"
    >
      {footer && <MarkupPart markup={footer.values} />}
      <div className="frame grid gap-3 pb-4 text-sm text-muted">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-4">
          {footer && <MarkupPart markup={footer.pages} />}
          <PageTranslate />
        </div>
        <p className="wrap-anywhere">{footer?.owner}</p>
        <p>{footer?.disclaimer}</p>
      </div>
    </footer>
  )
}
