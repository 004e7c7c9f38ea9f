import { expect, test } from 'vitest'
import { normalize } from './normalize-query.server.ts'
import { recognize } from './recognize-terms.server.ts'

const isKnown = () => false

/** Returns what a query asks for: places by name, facts as key and choice, amounts, and the words that are left. */
function readAs(typed: string) {
  const options = { locale: 'en', isKnown, category: null, hasPlace: false } as const
  const { terms, categories } = recognize(normalize(typed, { isKnown }), options)
  return {
    categories,
    place: terms.flatMap((term) => (term.kind === 'place' ? [term.place.name] : [])),
    facts: terms.flatMap((term) =>
      term.kind === 'choice' ? term.choices.map(({ key, choice }) => `${key}:${choice}`) : [],
    ),
    amounts: terms.flatMap((term) => (term.kind === 'amount' ? term.params : [])),
    words: terms.flatMap((term) => (term.kind === 'words' ? [term.text] : [])),
    isCheap: terms.some(({ kind }) => kind === 'cheap'),
  }
}

test.for(['parking near Joliet IL', 'парковка около Джолиета', 'estacionamiento cerca de Joliet'])(
  '[SRCH-07] %s is a place and a part of the trade',
  (typed) => {
    expect(readAs(typed)).toMatchObject({ categories: ['parking-lots'], place: ['Joliet, IL'], words: [] })
  },
)

test('[FACET-11] a make, a year, and a price are facts of trucks', () => {
  expect(readAs('kenworth 2020 under 60k')).toMatchObject({
    categories: ['trucks-trailers-marketplace'],
    facts: ['make:kenworth'],
    amounts: [
      ['year', '2020'],
      ['max', '60000'],
    ],
  })
})

test('[SRCH-07] a word for a low price orders, and words that only ask are left out', () => {
  expect(readAs('looking for cheap kenworth')).toMatchObject({
    isCheap: true,
    facts: ['make:kenworth'],
    words: [],
  })
})

test('[SRCH-07] what no table has stays a word', () => {
  expect(readAs('blorfax')).toMatchObject({ categories: [], facts: [], place: [], words: ['blorfax'] })
})

test.for([
  // What something is for, or has, is not what it is.
  ['a dispatcher for my truck', ['office-staff', 'outsourcing-services', 'classes']],
  ['diner with truck parking', ['restaurants']],
  ['used tires for a trailer', ['trucks-trailers-marketplace']],
  // The whole says more than its words do.
  ['hazmat tanker yankee', ['cdl-a-company-drivers', 'cdl-a-owner-operators', 'non-cdl-drivers']],
  ['ticket lawyer', ['traffic-attorney']],
  // A word counts once, whatever it can be: a home is not twice as much of a house.
  ['дедикейтед домой на выходные', ['cdl-a-company-drivers', 'cdl-a-owner-operators', 'non-cdl-drivers']],
] as const)('[SRCH-07] "%s" is about what its main words name', ([typed, categories]) => {
  expect(readAs(typed).categories).toEqual(categories)
})

test('[SRCH-07] what tires are for is no kind of trailer', () => {
  expect(readAs('used tires for a trailer').facts).toEqual(['condition:used'])
})

test.for([
  ['box truck indiana', 'Indiana'],
  ['стоянка индиана', 'Indiana'],
  ['mechanic montana', 'Montana'],
] as const)('[SRCH-07] the state of "%s" is not corrected to a word of the trade', ([typed, state]) => {
  expect(readAs(typed).place).toEqual([state])
})
