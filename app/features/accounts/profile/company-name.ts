/** A host with a known sort of ending, or any address with a path; 'St.Paul' and 'J.B. Hunt' are names. */
const LINK = [
  /:\/\/|\bwww\./iu,
  /[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|us|io|co|me|ru|mx|ua|shop|site|online|app|xyz|top|example)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\.\p{L}{2,}\//iu,
] as const
const EMAIL = /\S@\S/u
/** Seven digits and more, however they are grouped: 'Route 66' and '24/7' have fewer. */
const PHONE = /(?:\p{Nd}[\s().+/-]*){7}/u
const LETTER = /[\p{L}\p{N}]/u

/** Why a text is no name of a company, as the message beside its field. */
export type CompanyNameFault =
  | 'profile.companyHasEmail'
  | 'profile.companyHasLink'
  | 'profile.companyHasPhone'
  | 'profile.companyIsNoName'

/**
 * Returns why a company cannot be called so, or null: lists show the name to everyone, and contact data is only in the
 * response of a detail view (D-39). Letters and digits of other widths count as what they look like.
 */
export function companyNameFault(name: string): CompanyNameFault | null {
  const plain = name.normalize('NFKC')
  if (!name) return null
  if (EMAIL.test(plain)) return 'profile.companyHasEmail'
  if (LINK.some((pattern) => pattern.test(plain))) return 'profile.companyHasLink'
  if (PHONE.test(plain)) return 'profile.companyHasPhone'
  return LETTER.test(plain) ? null : 'profile.companyIsNoName'
}
