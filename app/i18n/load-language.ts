import { isLocale, type Locale } from '#app/lib/locale.ts'
import { type Room, roomsOf } from './rooms.ts'
import { type AdminTranslate, makeTranslate, type Words } from './translate.ts'

// One chunk for each language and room: a browser downloads the words it shows and no others.
const LOAD: Readonly<Record<Locale, Readonly<Record<Room, () => Promise<Words>>>>> = {
  en: {
    everywhere: async () => (await import('./en/spoken.ts')).spokenEn,
    member: async () => (await import('./en/member.ts')).memberEn,
    office: async () => (await import('./en/office.ts')).officeEn,
  },
  ru: {
    everywhere: async () => (await import('./ru/spoken.ts')).spokenRu,
    member: async () => (await import('./ru/member.ts')).memberRu,
    office: async () => (await import('./ru/office.ts')).officeRu,
  },
  es: {
    everywhere: async () => (await import('./es/spoken.ts')).spokenEs,
    member: async () => (await import('./es/member.ts')).memberEs,
    office: async () => (await import('./es/office.ts')).officeEs,
  },
}

const known: Record<string, Words[string]> = {}

/** Loads the words a page of this path needs, in the language of the document, as far as they are not there yet. */
export async function loadWords(path: string): Promise<void> {
  const language = document.documentElement.lang
  const load = LOAD[isLocale(language) ? language : 'en']
  const loaded = await Promise.all(roomsOf(path).map((room) => load[room]()))
  for (const words of loaded) Object.assign(known, words)
}

/** The translator of the browser. It can say what `loadWords` has loaded. */
export function browserTranslate(): AdminTranslate {
  const { lang, dataset } = document.documentElement
  return makeTranslate(isLocale(lang) ? lang : 'en', () => known, dataset['timeZone'])
}
