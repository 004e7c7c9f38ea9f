import type { LocalizedText } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'

export const CONTACT_TYPES = ['website', 'contact_info'] as const
export type ContactType = (typeof CONTACT_TYPES)[number]

/** Limits of a billboard's texts, in visible characters. */
export const BILLBOARD_LIMITS = {
  title: 50,
  description: 1500,
  price: 60,
  location: 80,
  contactName: 25,
  email: 254,
  website: 2048,
  pictures: 5,
} as const

/** Removes angle brackets, as the specification requires for billboards (D-29). */
export function withoutBrackets(text: string): string {
  return text.replace(/[<>]/gu, '')
}

/** An amount keeps its digits, '.' and '$'; words such as 'Free' or 'Negotiable' stay ([AD-02], D-30). */
export function billboardPrice(typed: string): string {
  const text = withoutBrackets(typed).trim()
  return /\d/u.test(text) ? text.replace(/[^\d.$]/gu, '') : text
}

/** How long a form shows its success before it redirects, in milliseconds ([AD-04]). */
export const LEADS_ON_MS = 2000

/** The initial values of a billboard's form. */
export type BillboardTexts = {
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly location: LocalizedText
  readonly price: string
  readonly category: string
  readonly contactType: ContactType
  readonly websiteUrl: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly images: readonly Picture[]
}

/** The columns of these texts, in the table of banner ads and in that of their changes. */
export const TEXT_COLUMNS = [
  'title',
  'description',
  'location',
  'price',
  'category',
  'contactType',
  'websiteUrl',
  'contactName',
  'contactEmail',
  'contactPhone',
  'images',
] as const satisfies readonly (keyof BillboardTexts)[]
