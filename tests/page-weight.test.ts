import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const timesIn = (text: string, word: string) => text.split(word).length - 1

test('[SPEED-01] the document of a list says everything once, and what is loaded later is all of it', async () => {
  for (let i = 0; i < 3; i += 1) {
    await aListing(db, {
      category: 'jobs',
      title: { en: `Driver ${i}` },
      description: { en: `Unheard-of-words-${i} for a description` },
    })
  }
  const site = await siteWith(db)
  for (const address of ['/', '/categories/jobs', '/search?q=driver']) {
    const document = await (await site.get(address)).text()
    for (let i = 0; i < 3; i += 1) expect(timesIn(document, `Unheard-of-words-${i}`), address).toBe(1)
  }
  const later = await (await site.get('/categories/jobs.data')).text()
  for (let i = 0; i < 3; i += 1) expect(timesIn(later, `Unheard-of-words-${i}`)).toBe(1)
  expect(later).not.toContain('schema.org')
})
