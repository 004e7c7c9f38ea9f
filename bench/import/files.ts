import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { csvLine } from '#app/lib/csv.ts'

// Files of another site, made up.

const MAKES = [
  'Freightliner',
  'Kenworth',
  'Peterbilt',
  'Volvo',
  'International',
  'Mack',
  'Great Dane',
  'Utility',
  'Wabash',
]
const WORDS =
  'clean one owner ready for work new tires brakes sleeper dry van reefer flatbed low miles call today'.split(
    ' ',
  )
const at = <T>(list: readonly T[], i: number): T | undefined => list[i % list.length]

/** Words that differ from listing to listing, so that the indexes have to hold them. */
const textOf = (i: number, words = 60) =>
  Array.from({ length: words }, (_, n) => `${at(WORDS, i * 7 + n * n)}${n % 9 === 0 ? i % 997 : ''}`).join(
    ' ',
  )

/** How many accounts own the listings of a large file. */
const OWNERS = 100

const account = (i: number) => ({ id: `a${i}`, email: `owner${i}@example.com`, fullName: `Owner ${i}` })

const listing = (i: number, accounts: number) => ({
  id: `l${i}`,
  owner: `a${i % accounts}`,
  titleEn: `${at(MAKES, i)} ${2000 + (i % 25)} unit ${i}`,
  descriptionEn: textOf(i),
  category: at(CATEGORY_SLUGS, i) ?? '',
  compensation: `$${1000 + (i % 90_000)}`,
  contactPhone: `312555${String(i % 10_000).padStart(4, '0')}`,
  businessCity: 'Chicago',
  businessState: 'IL',
  createdAt: new Date(Date.UTC(2026, 0, 1) + (i % 400_000) * 60_000).toISOString(),
})

/** As long as on a site whose posters write much. */
const longListing = (i: number) => ({ ...listing(i, OWNERS), descriptionEn: textOf(i, 120) })

const redirected = (i: number, accounts: number) => ({
  ...listing(i, accounts),
  oldAddresses: [`/old/${i}.html`],
})

async function writeLines(
  file: string,
  lineOf: (i: number, bytes: number) => string | null,
): Promise<number> {
  const stream = createWriteStream(file)
  let bytes = 0
  for (let i = 0; ; i += 1) {
    const line = lineOf(i, bytes)
    if (line === null) break
    bytes += Buffer.byteLength(line)
    if (!stream.write(line)) await once(stream, 'drain')
  }
  await new Promise<void>((resolve) => stream.end(() => resolve()))
  return bytes
}

const accountsOf = (listings: number) => Math.ceil(listings / 20)

/** Writes accounts and listings, a JSON object on each line. Returns the names of the files. */
export async function writeSite(folder: string, listings: number): Promise<readonly string[]> {
  const accounts = accountsOf(listings)
  const files = ['accounts', 'listings'].map((name) => path.join(folder, `${name}.jsonl`))
  const jsonOf = (count: number, row: (i: number) => object) => (i: number) =>
    i < count ? `${JSON.stringify(row(i))}\n` : null
  await writeLines(files[0] ?? '', jsonOf(accounts, account))
  await writeLines(
    files[1] ?? '',
    jsonOf(listings, (i) => redirected(i, accounts)),
  )
  return files
}

/** Writes a CSV of listings of at least this size, and their accounts. Returns the names of the files, and its rows. */
export async function writeLargeCsv(folder: string, megabytes: number) {
  const files = ['accounts.csv', 'listings.csv'].map((name) => path.join(folder, name))
  await writeLines(files[0] ?? '', (i) =>
    i > OWNERS ? null : csvLine(i === 0 ? Object.keys(account(0)) : Object.values(account(i - 1))),
  )
  let rows = 0
  const bytes = await writeLines(files[1] ?? '', (i, written) => {
    if (written >= megabytes * 1e6) return null
    rows = i
    return csvLine(i === 0 ? Object.keys(longListing(0)) : Object.values(longListing(i - 1)))
  })
  return { files, rows, bytes }
}
