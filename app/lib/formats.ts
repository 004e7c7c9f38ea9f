// Making a formatter of Intl takes some 30 µs, and a list needs dozens: each is made once. Locales and forms are few.

function cached<Form, Formatter>(make: (locale: string, form?: Form) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, form?: Form): Formatter => {
    const key = `${locale} ${JSON.stringify(form ?? {})}`
    const known = made.get(key) ?? make(locale, form)
    made.set(key, known)
    return known
  }
}

export const numberFormat = cached(
  (locale, form?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, form),
)

export const dateFormat = cached(
  (locale, form?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, form),
)

export const relativeTimeFormat = cached(
  (locale, form?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, form),
)

export const pluralRules = cached(
  (locale, form?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, form),
)
