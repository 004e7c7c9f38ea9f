import Languages from 'lucide-react/icons/languages'
import { useEffect, useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import type { Locale } from '#app/lib/locale.ts'
import { TRANSLATIONS, translationIsOn } from './page-translation.ts'

const PLACE = 'translator'

/** Whether the page is being translated: loads the translator when the user requested it on the page before. */
function useTranslation() {
  const t = useT()
  const [state, setState] = useState<'off' | 'on' | 'blocked'>('off')
  useEffect(() => {
    if (!translationIsOn(document.cookie)) return
    setState('on')
    void import('./load-translator.ts')
      .then(({ loadTranslator }) => loadTranslator(t.locale, PLACE))
      .catch(() => false)
      .then((came) => setState(came ? 'on' : 'blocked'))
  }, [t.locale])
  return state
}

/** What changes it is loaded when it is needed. Without it, the page stays as it is. */
async function change(from: Locale, into: string | null): Promise<void> {
  const changing = await import('./change-translation.ts').catch(() => null)
  if (into === null) changing?.showOriginal()
  else changing?.translateInto(from, into)
}

/** Translates the page into one of twelve languages, by a third party that is loaded only then ([LANG-05]). */
export function PageTranslate() {
  const t = useT()
  const state = useTranslation()
  return (
    <form
      className="needs-script flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const into = new FormData(event.currentTarget).get('into')
        if (typeof into === 'string') void change(t.locale, into)
      }}
    >
      <label htmlFor="translate-into" className="flex items-center gap-1.5">
        <Languages aria-hidden size={18} strokeWidth={1.75} />
        {t('shell.translateInto')}
      </label>
      <select
        id="translate-into"
        name="into"
        defaultValue={t.locale === 'en' ? 'es' : 'en'}
        className="select"
        translate="no"
      >
        {Object.entries(TRANSLATIONS).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button-quiet" aria-describedby="translate-note">
        {t('shell.translatePage')}
      </button>
      {state !== 'off' && (
        <button type="button" className="button-quiet" onClick={() => void change(t.locale, null)}>
          {t('shell.translateStop')}
        </button>
      )}
      <p id="translate-note" className="basis-full text-sm text-muted">
        {t('shell.translateNote')}
      </p>
      <p role="alert" className="basis-full text-red empty:hidden">
        {state === 'blocked' ? t('shell.translateBlocked') : ''}
      </p>
      <div id={PLACE} className="empty:hidden" />
    </form>
  )
}
