import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const KILOBYTE = 1000

/** Returns the scripts that a page requests, each with its compressed size. */
async function scriptsOf(address: string): Promise<readonly { name: string; bytes: number }[]> {
  const page = await (await siteWith(db)).get(address)
  const paths = new Set((await page.text()).match(/\/assets\/[\w.-]+\.js/gu))
  return [...paths].map((name) => {
    const file = `build/client${name}`
    return { name, bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size }
  })
}

test.each(['/', '/categories/jobs', '/search?q=truck'])(
  'the scripts of %s are few and small',
  async (address) => {
    await aListing(db, { category: 'jobs' })

    const scripts = await scriptsOf(address)

    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.length).toBeLessThanOrEqual(7)
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(128.2 * KILOBYTE)
  },
)
