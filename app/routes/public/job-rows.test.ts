import { expect, test } from 'vitest'
import { JOB, STORED_JOB } from '#tests/factories/attributes.ts'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

/** The texts of an element, without its tags. */
const textsIn = (html: string) =>
  html
    .split(/<[^>]*>/u)
    .map((text) => text.trim())
    .filter(Boolean)

/** What the row of a job says: its facts, then its pay card. */
async function rowOf(title: string, language: string) {
  const site = await siteWith(db)
  const response = await site.get(`/categories/${JOB.category}`, { 'accept-language': language })
  const rows = (await response.text()).match(/<li[^>]*item-job.*?<div class="job-heart">/gsu) ?? []
  const row = rows.find((each) => each.includes(title)) ?? ''
  const part = (start: RegExp) => textsIn(start.exec(row)?.[0] ?? '')
  return {
    facts: part(/<dl class="job-facts">.*?<\/dl>/su),
    pay: part(/<div class="job-pay[ "].*?<\/div>/su),
  }
}

const ROWS = {
  en: {
    facts: ['Home time', 'Home weekly', 'Freight', 'Dry van, Reefer', 'Route', '—', 'Employment', '—'],
    pay: ['$1,488', 'a week', '$0.62 × 2,400 mi', 'before tax, as the poster states'],
    unstated: ['Pay not stated', 'Ask about pay'],
  },
  ru: {
    facts: [
      'Как часто дома',
      'Дома каждую неделю',
      'Тип груза',
      'Драйвэн, Рефрижератор',
      'Рейсы',
      '—',
      'Оформление',
      '—',
    ],
    pay: ['$1,488', 'в неделю', '$0.62 × 2\u00A0400 миль', 'до налогов, по словам автора'],
    unstated: ['Оплата не указана', 'Спросить об оплате'],
  },
  es: {
    facts: [
      'Tiempo en casa',
      'En casa cada semana',
      'Tipo de carga',
      'Caja seca, Caja refrigerada',
      'Ruta',
      '—',
      'Contratación',
      '—',
    ],
    pay: ['$1,488', 'por semana', '$0.62 × 2,400 mi', 'antes de impuestos, según el anuncio'],
    unstated: ['Pago no indicado', 'Preguntar por el pago'],
  },
} as const

const namesIn = (facts: readonly string[]) => facts.filter((_, i) => i % 2 === 0)

test.each(['en', 'ru', 'es'] as const)(
  '[CAT-14] a row of a job says the same facts in the same order, a dash for what is not stated, and its pay card: %s',
  async (language) => {
    const attributes = { ...STORED_JOB, freight: ['dry-van', 'reefer'] }
    await aListing(db, {
      category: JOB.category,
      title: { en: 'Weekly run' },
      attributes: JSON.stringify(attributes),
    })
    const bare = JSON.stringify({ route: ['otr'] })
    await aListing(db, { category: JOB.category, title: { en: 'Bare run' }, attributes: bare })
    const [said, silent] = [await rowOf('Weekly run', language), await rowOf('Bare run', language)]
    const { facts, pay, unstated } = ROWS[language]

    expect(said).toEqual({ facts, pay })
    expect(namesIn(silent.facts)).toEqual(namesIn(facts))
    expect(silent.facts.filter((text) => text === '—')).toHaveLength(3)
    expect(silent.pay).toEqual([...unstated, ': Bare run'])
  },
)
