import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { type Age, ageText } from '#app/lib/age.ts'
import { Lang } from '#app/ui/lang.tsx'
import type { ItemCard } from '../item-card.ts'

/** 'Joliet, IL · 23 mi', or how wide the service reaches; a line of attributes names the town itself. */
export function Where({ item }: { item: Pick<ItemCard, 'city' | 'state' | 'area' | 'distance' | 'line'> }) {
  const t = useT()
  if (item.line && item.city) return item.distance ?? null
  const town = [item.city, item.state].filter(Boolean).join(', ')
  if (town) return item.distance ? `${town} · ${item.distance}` : town
  return item.area === 'all_states'
    ? t('listings.allStates')
    : item.area === 'midwest'
      ? t('listings.midwest')
      : null
}

/** '2 days ago', which the browser keeps current. */
export function PostedAge({ age }: { age: Age }) {
  return (
    <time dateTime={age.at} data-age="">
      {ageText(age, useT())}
    </time>
  )
}

/** '2 days ago, 312 views', which breaks between the two only. Nothing that no one saw says so. */
export function AgeAndViews({ item }: { item: Pick<ItemCard, 'age' | 'views'> }) {
  const t = useT()
  return (
    <>
      <span className="unbroken">
        <PostedAge age={item.age} />
        {item.views > 0 && <span>,</span>}
      </span>
      {item.views > 0 && (
        <>
          {' '}
          <span className="unbroken">{t('listings.views', { count: item.views })}</span>
        </>
      )}
    </>
  )
}

/** What language an item is in, when that is not the language of the page ([LANG-04]); one with a line says it below that. */
export function LanguageTag({ item: { language, line } }: { item: Pick<ItemCard, 'language' | 'line'> }) {
  const t = useT()
  return (
    language &&
    !line && (
      <span lang={language} className="tag">
        {t(LANGUAGE_NAMES[language])}
      </span>
    )
  )
}

/** The title that the poster wrote, below the line that says it in the language of the page ([ATTR-22]). */
export function OriginalTitle({
  item: { title, language, line },
}: {
  item: Pick<ItemCard, 'title' | 'language' | 'line'>
}) {
  if (!line) return null
  return (
    <p className="item-original">
      <LanguageTag item={{ language }} /> <Lang in={language}>{title}</Lang>
    </p>
  )
}
