import Search from 'lucide-react/icons/search'
import { type SubmitEvent, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { CategoryOptions } from '#app/features/categories/components/category-options.tsx'
import { PlaceField } from '#app/features/places/components/place-field.tsx'
import { DEFAULT_WITHIN, WITHIN_CHOICES } from '#app/features/places/near.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'

function What() {
  const t = useT()
  const id = useId()
  return (
    <div className="intent-field intent-what">
      <label htmlFor={id}>{t('home.what')}</label>
      <input
        id={id}
        name="q"
        type="search"
        maxLength={200}
        placeholder={t('shell.searchPlaceholder')}
        enterKeyHint="search"
        autoComplete="off"
      />
    </div>
  )
}

function WithinField() {
  const t = useT()
  const id = useId()
  return (
    <div className="intent-field">
      <label htmlFor={id}>{t('places.within')}</label>
      <select id={id} name="within" defaultValue={DEFAULT_WITHIN}>
        {WITHIN_CHOICES.map((value) => (
          <option key={value} value={value}>
            {value === 'any' ? t('places.anyDistance') : t('places.miles', { count: Number(value) })}
          </option>
        ))}
      </select>
    </div>
  )
}

function CategoryField() {
  const t = useT()
  const id = useId()
  return (
    <div className="intent-field">
      <label htmlFor={id}>{t('listings.category')}</label>
      <select id={id} name="category" defaultValue="">
        <option value="">{t('listings.anyCategory')}</option>
        <CategoryOptions />
      </select>
    </div>
  )
}

/** What people of the trade ask for most, one tap away. */
const ASKED = [
  ['home.askedReefer', '/categories/cdl-a-company-drivers?freight=reefer&home=weekly'],
  ['home.askedSleeper', '/categories/trucks-trailers-marketplace?kind=sleeper'],
  ['home.askedParking', '/categories/parking-lots?open-247=yes'],
] as const

/** What a form asks for; a distance from nowhere asks for nothing. */
function askedBy(form: HTMLFormElement): [string, string][] {
  const asked = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  )
  const isNear = asked.some(([name]) => name === 'near')
  return asked.filter(([name]) => isNear || name !== 'within')
}

/** Searches at a short address; searching for nothing does nothing ([NAV-02]). */
function useSearching() {
  const submit = useSubmit()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const asked = askedBy(event.currentTarget)
    event.preventDefault()
    if (asked.length > 0) void submit(asked, { action: '/search' })
  }
  return onSubmit
}

/** What, where, how far and in which part: one form, which needs no JavaScript ([HOME-11]). */
export function IntentSearch() {
  const t = useT()
  return (
    <section className="hero">
      <div className="frame hero-parts">
        <h1>{t('home.headline')}</h1>
        <p className="hero-lead">{t('home.lead')}</p>
        <Form
          action="/search"
          role="search"
          aria-label={t('shell.searchLabel')}
          className="intent"
          onSubmit={useSearching()}
        >
          <What />
          <div className="intent-field">
            <PlaceField name="near" label={t('places.near')} value="" error={null} />
          </div>
          <WithinField />
          <CategoryField />
          <button type="submit" className="button-primary">
            <Search aria-hidden size={20} strokeWidth={1.75} />
            {t('shell.search')}
          </button>
        </Form>
        <p className="hero-asked">
          {ASKED.map(([name, to]) => (
            <Link key={name} to={to}>
              {t(name)}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
}
