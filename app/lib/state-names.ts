import type { Locale } from './locale.ts'

/** The 50 states, by code, in the order of their names. */
export const STATE_OPTIONS: readonly { readonly value: string; readonly text: string }[] =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .map((entry) => ({ value: entry.slice(0, 2), text: entry.slice(3) }))

/** Names in the order of the English ones. Of a language without its own list, all names are English. */
const NAMES: Readonly<Partial<Record<Locale, string>>> = {
  ru: 'Алабама,Аляска,Аризона,Арканзас,Калифорния,Колорадо,Коннектикут,Делавэр,Флорида,Джорджия,Гавайи,Айдахо,Иллинойс,Индиана,Айова,Канзас,Кентукки,Луизиана,Мэн,Мэриленд,Массачусетс,Мичиган,Миннесота,Миссисипи,Миссури,Монтана,Небраска,Невада,Нью-Гэмпшир,Нью-Джерси,Нью-Мексико,Нью-Йорк,Северная Каролина,Северная Дакота,Огайо,Оклахома,Орегон,Пенсильвания,Род-Айленд,Южная Каролина,Южная Дакота,Теннесси,Техас,Юта,Вермонт,Вирджиния,Вашингтон,Западная Вирджиния,Висконсин,Вайоминг',
  es: 'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawái,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Luisiana,Maine,Maryland,Massachusetts,Míchigan,Minnesota,Misisipi,Misuri,Montana,Nebraska,Nevada,Nuevo Hampshire,Nueva Jersey,Nuevo México,Nueva York,Carolina del Norte,Dakota del Norte,Ohio,Oklahoma,Oregón,Pensilvania,Rhode Island,Carolina del Sur,Dakota del Sur,Tennessee,Texas,Utah,Vermont,Virginia,Washington,Virginia Occidental,Wisconsin,Wyoming',
}

type StateOption = (typeof STATE_OPTIONS)[number]

const made = new Map<Locale, readonly StateOption[]>()

function translated(locale: Locale): readonly StateOption[] {
  const names = NAMES[locale]?.split(',')
  if (!names) return STATE_OPTIONS
  const { compare } = new Intl.Collator(locale)
  return STATE_OPTIONS.map(({ value, text }, at) => ({ value, text: names[at] ?? text })).sort((a, b) =>
    compare(a.text, b.text),
  )
}

/** Returns the 50 states by code, as a language calls them, in the order of those names. */
export function stateOptions(locale: Locale): readonly StateOption[] {
  const known = made.get(locale) ?? translated(locale)
  made.set(locale, known)
  return known
}

/** Returns a state by its code, as a language calls it; undefined for what is no state. */
export const findState = (code: string, locale: Locale): StateOption | undefined =>
  stateOptions(locale).find(({ value }) => value === code)

/** Returns what a language calls a state; of what is no state, the code. */
export const stateName = (code: string, locale: Locale): string => findState(code, locale)?.text ?? code
