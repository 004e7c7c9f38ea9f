import { beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#tests/factories/accounts.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { PAGE_KINDS } from './e2e/page-table.ts'

// Every page that its address alone opens, on a site where nothing has happened yet.

const { db } = useDatabase()
const boss = { id: '' }
beforeAll(async () => {
  boss.id = (await anAccount(db, { role: 'admin' })).id
})

/** Returns the text of a page's content, in reading order. */
async function contentOf(address: string): Promise<string> {
  const site = await siteWith(db, { actor: anActor({ id: boss.id, role: 'admin' }) })
  const html = await (await site.get(address)).text()
  const main = /<main.*<\/main>/su.exec(html)?.[0] ?? ''
  return main.replaceAll(/(?:<[^>]*>)+/gu, ' ')
}

/** What only a list with a filter may say. */
const BLAMES_FILTERS =
  /(?:other|fewer|adjusting|clear) (?:your )?(?:filters|words)|nothing (?:\w+ )?matches|no \w+(?: \w+)? (?:match|found)/iu

const FIXED = PAGE_KINDS.map(({ address }) => address).filter((address) => !/[{?]/u.test(address))

describe('[NAV-15] a list that is empty', () => {
  test.each(FIXED)('%s blames no filter while none is set', async (address) => {
    expect(await contentOf(address)).not.toMatch(BLAMES_FILTERS)
  })

  test.each([
    ['/?date=7d', 'No listings match'],
    ['/categories/jobs?city=none', 'No listings match'],
    ['/dashboard?q=none', 'Show all'],
    ['/admin/money?q=none', 'No payments found'],
    ['/admin/money/subscriptions?q=none', 'No subscriptions found'],
    ['/admin/money/refunds?q=none', 'No refunds found'],
    ['/admin/performance?q=none', 'No banner ads found'],
    ['/admin/log?target=none', 'No entries match'],
    ['/admin/ticker?q=none', 'Nothing public matches'],
    ['/admin/ads?q=none', 'Nothing matches your search'],
  ])('%s says that nothing matches the filter that is set', async (address, words) => {
    expect(await contentOf(address)).toContain(words)
  })

  test.each([
    ['/', 'Post', '/post-listing'],
    ['/categories/jobs', 'Post', '/post-listing'],
    ['/admin/money/refunds', 'Payments', '/admin/money'],
    ['/admin/performance', 'banner ad', '/post-ad'],
  ])('%s leads to the first entry', async (address, _words, to) => {
    const site = await siteWith(db, { actor: anActor({ id: boss.id, role: 'admin' }) })
    const main = /<main.*<\/main>/su.exec(await (await site.get(address)).text())?.[0] ?? ''
    expect(main).toContain(`href="${to}"`)
  })
})
