import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { type FeedRow, feedXml } from './feed.ts'

const { db } = useDatabase()
const SITE = 'https://haulpost.example'
const feed = {
  title: 'Jobs on Haulpost',
  text: 'The newest posts',
  locale: 'en',
  url: `${SITE}/categories/jobs`,
  selfUrl: `${SITE}/feeds/jobs.xml?a=1&b=2`,
} as const

function aRow(given: Partial<FeedRow> = {}): FeedRow {
  return {
    publicId: 123456,
    title: 'Line haul, home weekly',
    summary: 'Dry van, no touch.',
    price: '$1,900 a week',
    city: 'Joliet',
    state: 'IL',
    picture: null,
    createdAt: NOW,
    updatedAt: NOW,
    facts: [],
    pay: null,
    ...given,
  }
}

/** Parses the items of a feed with the database's own parser, which refuses what is no XML. */
async function read(xml: string) {
  const { rows } = await sql<
    Readonly<Record<'title' | 'link' | 'guid' | 'pub_date' | 'description', string>>
  >`
    select * from xmltable('/rss/channel/item' passing (${xml}::xml) columns title text, link text, guid text,
      pub_date text path 'pubDate', description text)`.execute(db)
  return rows
}

describe('a feed', () => {
  test('has each listing with its permalink, its day and what matters about it', async () => {
    expect(await read(feedXml(SITE, feed, [aRow()]))).toEqual([
      {
        title: 'Line haul, home weekly',
        link: `${SITE}/listings/123456/line-haul-home-weekly`,
        guid: `${SITE}/listings/123456`,
        pubDate: 'Mon, 16 Feb 2026 15:00:00 GMT',
        description: '<p>$1,900 a week · Joliet, IL</p><p>Dry van, no touch.</p>',
      },
    ])
  })

  test('[BIZ-07] names the company that a listing is from, in its text and as its creator', async () => {
    const company = { name: 'Ruiz & Sons', logo: '' }
    const xml = feedXml(SITE, feed, [aRow({ company })])
    const [item] = await read(xml)
    expect(item?.description).toContain('<p>Ruiz &amp; Sons · $1,900 a week · Joliet, IL</p>')
    expect(xml).toContain('<dc:creator>Ruiz &amp; Sons</dc:creator>')
    expect(feedXml(SITE, feed, [aRow()])).not.toContain('dc:creator>')
  })

  test('[ATTR-20] says what a job pays and the facts that decide, instead of the price in words', async () => {
    const row = aRow({
      facts: ['Regional', 'Home weekly'],
      pay: { main: '$1,488 a week', detail: '$0.62 a mile' },
    })

    expect((await read(feedXml(SITE, feed, [row])))[0]?.description).toBe(
      '<p>$1,488 a week · $0.62 a mile · Joliet, IL</p><p>Regional · Home weekly</p><p>Dry van, no touch.</p>',
    )
  })

  test('says where it comes from itself', () => {
    expect(feedXml(SITE, feed, [])).toContain(
      `<atom:link rel="self" type="application/rss+xml" href="${SITE}/feeds/jobs.xml?a=1&amp;b=2"/>`,
    )
  })

  test('shows a picture by its address and size', () => {
    const picture = { id: 'ab'.repeat(16), width: 1280, height: 960 }

    expect(feedXml(SITE, feed, [aRow({ picture })])).toContain(
      `<media:content url="${SITE}/media/${picture.id}/640.webp" medium="image" type="image/webp" width="640" height="480"/>`,
    )
  })

  test('whatever someone writes into a listing, it stays one text of one item', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '</title></item></channel></rss>',
        ']]>',
        '<![CDATA[',
        '&',
        '&lt;b&gt;',
        '\u0008\u000C',
        '<?x',
      ),
    )
    const texts = fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 20, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(texts, async (listings) => {
        const rows = listings.map(([a, b, summary]) => aRow({ title: `T ${a}${b} T`, summary }))
        const items = await read(feedXml(SITE, feed, rows))

        expect(items).toHaveLength(listings.length)
        expect(items.filter(({ title }) => !/^T [^]* T$/u.test(title))).toEqual([])
      }),
      { numRuns: numRuns(8) },
    )
  })

  test('readers that take a description for HTML run nothing of it', async () => {
    const [item] = await read(feedXml(SITE, feed, [aRow({ summary: '<img src=x onerror=alert(1)>' })]))

    expect(item?.description).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })
})
