import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { type Journey, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'
import { filled, itemsOf } from './page-items.ts'
import { expectLayoutAtEveryWidth } from './page-layout.ts'
import { LAYOUTS, type PageLayout } from './page-table.ts'

// Every kind of page at every width. `npm test` opens each page once, in a language, for a reader and with or without
// motion that differ from page to page; `npm run test:layout` opens all combinations. With the other journeys it tells
// which buttons none presses.

const LONG_NAME = 'Konstantin Aleksandrovich'

type Reader = PageLayout['reader']

const READERS: Readonly<Record<Reader, readonly Reader[]>> = {
  visitor: ['visitor', 'member', 'admin'],
  member: ['member', 'admin'],
  admin: ['admin'],
}

type Sight = { readonly language: Locale; readonly reader: Reader; readonly reducedMotion: boolean }

const sightsOf = ({ reader: from }: PageLayout): readonly Sight[] =>
  LOCALES.flatMap((language) =>
    READERS[from].flatMap((reader) =>
      [false, true].map((reducedMotion) => ({ language, reader, reducedMotion })),
    ),
  )

/** Shares no factor with the number of sights, so that all of them have their turn. */
const STEP = 7

/** Returns one of the sights, another one for the next page. */
const sampleOf = (sights: readonly Sight[], index: number) => {
  const first = (index * STEP) % sights.length
  return sights.slice(first, first + 1)
}

const isWhole = process.env['LAYOUT'] === 'whole'

type Fixtures = Pick<Journey, 'buttons' | 'db' | 'openPage' | 'signIn'>

async function checkSight({ buttons, db, openPage, signIn }: Fixtures, address: string, sight: Sight) {
  const { language, reader, reducedMotion } = sight
  const page = await openPage({ language, reducedMotion })
  const { id } = await signIn(page, { role: reader === 'admin' ? 'admin' : 'user', fullName: LONG_NAME })
  if (reader === 'visitor') await page.context().clearCookies()
  await page.goto(filled(address, await itemsOf(db, id)))
  await waitForHydration(page)
  const who = `${language}, ${reader}${reducedMotion ? ', reduced motion' : ''}`
  await expectLayoutAtEveryWidth(page, who, () => buttons.noteShown(page, 'layout.journey.test.ts'))
  await page.context().close()
}

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

for (const [index, kind] of LAYOUTS.entries()) {
  const sights = isWhole ? sightsOf(kind) : sampleOf(sightsOf(kind), index)
  test(`[NAV-10] ${kind.address} for a ${kind.reader} fits every width`, async ({
    buttons,
    db,
    openPage,
    signIn,
  }) => {
    for (const sight of sights) await checkSight({ buttons, db, openPage, signIn }, kind.address, sight)
  })
}
