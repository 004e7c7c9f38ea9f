import { useEffect, useId, useState } from 'react'
import { LISTING_LIMITS } from '#app/features/items/listing-fields.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { FormField } from '#app/ui/form-field.ts'
import { CountedArea, CountedInput } from './counted.tsx'

type TextsOf = Readonly<Record<Locale, { readonly title: FormField; readonly description: FormField }>>

type Props = {
  texts: TextsOf
  /** The language whose texts are required; its tab comes first. */
  required: Locale
}

const NAMES = { en: 'posting.inEnglish', ru: 'posting.inRussian', es: 'posting.inSpanish' } as const

const isWrong = ({ title, description }: TextsOf[Locale]) => Boolean(title.error ?? description.error)

/** The open tab: the chosen one, or after submitting the first one with an error. */
function useChosenTab({ texts, required }: Props) {
  const wrong = LOCALES.filter((locale) => isWrong(texts[locale]))
  const [chosen, setChosen] = useState<Locale>(wrong[0] ?? required)
  const marks = wrong.join()
  useEffect(() => {
    const [first] = LOCALES.filter((locale) => marks.split(',').includes(locale))
    if (first) setChosen((now) => (marks.includes(now) ? now : first))
  }, [marks])
  return { chosen, setChosen }
}

type TabProps = { id: string; locale: Locale; chosen: boolean; mark: string; choose: () => void }

function Tab({ id, locale, chosen, mark, choose }: TabProps) {
  const t = useAccountT()
  return (
    <label className="text-tab">
      <input
        id={id}
        type="radio"
        name="textLanguage"
        value={locale}
        checked={chosen}
        onChange={choose}
        className="sr-only"
      />
      {t(NAMES[locale])}
      {mark && <span className="text-small font-normal text-muted">({mark})</span>}
    </label>
  )
}

/** Title and description in three languages, one tab open at a time; also without JavaScript (D-33). */
export function TextTabs({ texts, required }: Props) {
  const t = useAccountT()
  const id = useId()
  const { chosen, setChosen } = useChosenTab({ texts, required })
  const order = [required, ...LOCALES.filter((locale) => locale !== required)]
  const markOf = (locale: Locale) => {
    if (isWrong(texts[locale])) return t('posting.wrong')
    return locale === required ? '' : t('posting.optional')
  }
  return (
    <fieldset className="text-tabs">
      <legend className="section-name">{t('posting.language')}</legend>
      <div className="flex flex-wrap border-b-2 border-asphalt">
        {order.map((locale) => (
          <Tab
            key={locale}
            id={`${id}-${locale}`}
            locale={locale}
            chosen={chosen === locale}
            mark={markOf(locale)}
            choose={() => setChosen(locale)}
          />
        ))}
      </div>
      {order.map((locale) => (
        <div
          key={locale}
          lang={locale}
          data-language={locale}
          data-opened-by={`${id}-${locale}`}
          className="text-panel"
        >
          <CountedInput
            field={texts[locale].title}
            label={t('posting.listingTitle')}
            max={LISTING_LIMITS.title}
            aria-required={locale === required}
          />
          <CountedArea
            field={texts[locale].description}
            label={t('posting.description')}
            max={LISTING_LIMITS.description}
            rows={7}
            aria-required={locale === required}
          />
        </div>
      ))}
    </fieldset>
  )
}
