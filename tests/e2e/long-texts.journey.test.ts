import type { Page } from '@playwright/test'
import { z } from 'zod'
import { PSEUDO_SITE } from '../../scripts/pseudo/pseudo-build.ts'
import { expect, type Journey, test } from './journey.ts'
import { LAYOUT_PROBLEMS } from './layout-problems.ts'
import { TEXTS_OF_PAGE } from './literal-texts.ts'
import { screenshot, waitForHydration } from './page-checks.ts'
import { filled, itemsOf } from './page-items.ts'
import { LAYOUTS } from './page-table.ts'
import { isWhole } from './samples.ts'
import { literalsAmong } from './stored-texts.ts'

// Every kind of page on a phone, on a site whose messages are 40 % longer than English and in accents: what breaks
// would break in a language of long words, and what is plain English comes from no message. `npm test` opens every
// sixteenth page, `npm run layout -w lab` all of them.

test.use({ siteFolder: PSEUDO_SITE })
test.describe.configure({ mode: 'parallel' })

const PHONE = { width: 390, height: 844 }
const STEP = isWhole ? 1 : 16

const textList = z.array(z.string())

async function openAs(reader: string, { db, openPage, signIn }: Pick<Journey, 'db' | 'openPage' | 'signIn'>) {
  const page = await openPage()
  await page.setViewportSize(PHONE)
  const { id } = await signIn(page, { role: reader === 'admin' ? 'admin' : 'user' })
  if (reader === 'visitor') await page.context().clearCookies()
  return { page, items: await itemsOf(db, id) }
}

/** Longer texts may make a page longer. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  const problems = textList.parse(await page.evaluate(LAYOUT_PROBLEMS))
  return problems.filter((problem) => !problem.endsWith('px high'))
}

for (const { address, reader } of LAYOUTS.filter((_, index) => index % STEP === 0)) {
  test(`[LANG-10] ${address} for a ${reader} holds long texts, all of them messages`, async ({
    db,
    openPage,
    signIn,
  }) => {
    const { page, items } = await openAs(reader, { db, openPage, signIn })
    await page.goto(filled(address, items))
    await waitForHydration(page)
    await screenshot(page, `long-texts${address.replaceAll(/\W+/gu, '-')}-${reader}`)
    const texts = textList.parse(await page.evaluate(TEXTS_OF_PAGE))

    expect(texts.join(''), 'the page is pseudolocalized').toMatch(/[âëîöû]{2}/u)
    expect.soft(await problemsOf(page)).toEqual([])
    expect.soft(await literalsAmong(texts, db, new URL(page.url()).searchParams.get('q') ?? '')).toEqual([])
  })
}
