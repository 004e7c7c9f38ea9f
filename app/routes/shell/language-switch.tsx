import ChevronDown from 'lucide-react/icons/chevron-down'
import { Form, useLocation } from 'react-router'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { Locale } from '#app/lib/locale.ts'

const ORDER: readonly Locale[] = ['en', 'es', 'ru']

/** Returns the address to come back to: this page, without a parameter that forces its language. */
function useReturnPath(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  for (const name of ['lang', 'item']) params.delete(name)
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

function Choices({ className }: { className: string }) {
  const t = useT()
  return ORDER.map((locale) => (
    <button
      key={locale}
      name="lang"
      value={locale}
      lang={locale}
      aria-current={locale === t.locale ? 'true' : undefined}
      title={t(LANGUAGE_NAMES[locale])}
      className={className}
    >
      <span aria-hidden>{locale.toUpperCase()}</span>
      <span className="sr-only">{t(LANGUAGE_NAMES[locale])}</span>
    </button>
  ))
}

/**
 * EN/ES/RU ([LANG-02]): buttons on large screens, a menu on small ones. It loads a new document, so it works without
 * JavaScript.
 */
export function LanguageSwitch() {
  const t = useT()
  const back = <input type="hidden" name="to" value={useReturnPath()} />
  return (
    <>
      <Form
        method="post"
        action="/language"
        reloadDocument
        className="header-wide gap-0.5"
        aria-label={t('shell.language')}
      >
        {back}
        <Choices className="language-button" />
      </Form>
      <button type="button" popoverTarget="language-menu" className="header-button header-narrow">
        <span className="sr-only">{t('shell.languageNow', { language: t(LANGUAGE_NAMES[t.locale]) })}</span>
        <span aria-hidden>{t.locale.toUpperCase()}</span>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <div id="language-menu" popover="auto" className="menu-sheet menu-sheet-end">
        <Form
          method="post"
          action="/language"
          reloadDocument
          className="flex justify-around gap-2"
          aria-label={t('shell.language')}
        >
          {back}
          <Choices className="language-button min-h-11 min-w-16 text-base" />
        </Form>
      </div>
    </>
  )
}
