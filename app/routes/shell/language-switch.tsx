import ChevronDown from 'lucide-react/icons/chevron-down'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { Locale } from '#app/lib/locale.ts'
import { ChoiceForm } from './choice-form.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const ORDER: readonly Locale[] = ['en', 'es', 'ru']

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
 * EN/ES/RU ([LANG-02]): buttons on large screens, a menu on small ones, which has the themes too ([NAV-14]). They load a
 * new document, so they work without JavaScript.
 */
export function LanguageSwitch() {
  const t = useT()
  return (
    <>
      <ChoiceForm action="/language" label={t('shell.language')} className="header-wide gap-0.5">
        <Choices className="language-button" />
      </ChoiceForm>
      <button type="button" popoverTarget="language-menu" className="header-button header-narrow">
        <span className="sr-only">{t('shell.languageNow', { language: t(LANGUAGE_NAMES[t.locale]) })}</span>
        <span aria-hidden>{t.locale.toUpperCase()}</span>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <button type="button" popoverTarget="language-menu" className="theme-button header-wide">
        <span className="sr-only">{t('shell.theme')}</span>
      </button>
      <div id="language-menu" popover="auto" className="menu-sheet menu-sheet-end">
        <div className="header-narrow mb-2 border-b border-line pb-2 *:flex-1">
          <ChoiceForm action="/language" label={t('shell.language')}>
            <Choices className="language-button min-h-11 min-w-16 text-base" />
          </ChoiceForm>
        </div>
        <ThemeChoice />
      </div>
    </>
  )
}
