import { expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

/** Returns the scripts that the router's own links in the document preload, in order. */
const preloadedBy = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/gu)].map(([, path]) => path)

test.each(['/', '/categories/jobs', '/signin'])(
  'the head of %s preloads the scripts of its document, at low priority',
  async (address) => {
    const page = await (await siteWith(db)).get(address)
    const scripts = preloadedBy(await page.text())

    expect(scripts.length).toBeGreaterThan(3)
    expect(page.headers.get('link')?.split(', ')).toEqual(
      scripts.map((path) => `<${path}>; rel=modulepreload; fetchpriority=low`),
    )
  },
)
