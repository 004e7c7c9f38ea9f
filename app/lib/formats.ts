// Making a formatter of Intl takes some 30 µs, and a list needs dozens: each is made once. Locales and forms are few.

function cached<Form, Formatter>(Maker: new (locale: string, form?: Form) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, form?: Form): Formatter => {
    const key = locale + JSON.stringify(form)
    const known = made.get(key) ?? new Maker(locale, form)
    made.set(key, known)
    return known
  }
}

export const numberFormat = cached(Intl.NumberFormat)
export const dateFormat = cached(Intl.DateTimeFormat)
export const relativeTimeFormat = cached(Intl.RelativeTimeFormat)
