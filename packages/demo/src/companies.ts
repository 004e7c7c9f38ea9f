import { z } from 'zod'
import type { Random } from './random.ts'
import { readTexts } from './read-texts.ts'

export const trade = z.enum([
  'carrier',
  'shop',
  'dealer',
  'office',
  'law',
  'cover',
  'school',
  'build',
  'clean',
  'auto',
  'realty',
  'shopping',
  'food',
  'beauty',
  'learning',
  'events',
])
export type Trade = z.infer<typeof trade>

const names = z.array(z.string())
const { firstNames, lastNames } = readTexts(
  'companies.yaml',
  z.strictObject({ firstNames: names, lastNames: z.record(trade, names) }),
)

export function companyName({ pick }: Random, of: Trade): string {
  return `${pick(firstNames)} ${pick(lastNames[of])}`
}

/** Returns every name that `companyName` may return. */
export function companyNames(): readonly string[] {
  const lasts = [...new Set(Object.values(lastNames).flat())]
  return firstNames.flatMap((first) => lasts.map((last) => `${first} ${last}`))
}

/** Returns where a company has its mail and its site: 'fox-valley.example' for 'Fox Valley Diesel Service'. */
export function domainOf(company: string): string {
  const first = firstNames.find((name) => company.startsWith(name)) ?? 'company'
  return `${first.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}.example`
}
