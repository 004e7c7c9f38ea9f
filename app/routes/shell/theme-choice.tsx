import { createContext, type ReactNode, useContext } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { THEMES, type Theme } from '#app/lib/theme.ts'
import { ChoiceForm } from './choice-form.tsx'

const ChosenTheme = createContext<Theme>('system')

export function ThemeProvider({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <ChosenTheme value={theme}>{children}</ChosenTheme>
}

const NAMES = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
} as const satisfies Record<Theme, string>

/** The colors of the pages in this browser ([NAV-14]). It loads a new document, so it works without JavaScript. */
export function ThemeChoice() {
  const t = useT()
  const current = useContext(ChosenTheme)
  return (
    <ChoiceForm action="/theme" label={t('shell.theme')}>
      {THEMES.map((theme) => (
        <button
          key={theme}
          name="theme"
          value={theme}
          aria-current={theme === current ? 'true' : undefined}
          className="language-button min-h-11 text-base"
        >
          {t(NAMES[theme])}
        </button>
      ))}
    </ChoiceForm>
  )
}
