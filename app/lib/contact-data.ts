const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/giu

const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|biz|info|us|io|co|ru|site|shop|online)\b\S*/giu

/** Seventeen letters and digits, digits among them, as a vehicle has (49 CFR 565): without I, O and Q, but people type them. */
const VIN = /\b(?=[a-z]*\d)(?=(?:\d*[a-z]){2})[a-z\d]{17}\b/giu

const SEPARATORS = String.raw`[\s().\-\u2010-\u2015\u2022\u00b7/]`

/** Ten digits as Americans group them, seven with a sign between, digits apart from each other, and long numbers. */
const PHONES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\d)(?:\+?1${SEPARATORS}*)?\(?\d{3}${SEPARATORS}*\d{3}${SEPARATORS}*\d{4}(?!\d)`,
    'gu',
  ),
  /(?<![\d$])\d{3}[-.\u2010-\u2015]\d{4}(?!\d)/gu,
  new RegExp(String.raw`(?<!\d)\d(?:${SEPARATORS}{1,3}\d){6,}(?!\d)`, 'gu'),
  new RegExp(String.raw`\+\d(?:${SEPARATORS}*\d){7,}`, 'gu'),
  /(?<![\d$])\d{7,}/gu,
]

/** A house number, up to four words, and a word for a street. Cities that begin with St. are no streets. */
const STREET = new RegExp(
  String.raw`(?<!\d)\d{1,6}\s+(?:(?:[\p{L}\d.'’-]+\s+){1,4}?)(?:st(?:reet)?(?!\.?\s+(?:louis|paul|charles|joseph|cloud|peters|augustine|george|clair))|ave(?:nue)?|rd|road|blvd|boulevard|ln|lane|pkwy|parkway|hwy|highway)(?![\p{L}\d])\.?(?:\s*\d{1,4}\b)?`,
  'giu',
)

const ALL: readonly RegExp[] = [EMAIL, WEB_ADDRESS, VIN, STREET, ...PHONES]

/** Returns a text in one line without phone numbers, email and web addresses, street addresses, and VINs. */
export function withoutContactData(text: string): string {
  const line = text.normalize('NFKC')
  const cleaned = ALL.reduce((rest, pattern) => rest.replace(pattern, ' '), line)
  if (cleaned === line) return line.replace(/\s+/gu, ' ').trim()
  // What led to the data, or parted it from the rest, is left behind.
  return cleaned
    .replace(/\s+/gu, ' ')
    .replace(
      /(?:[\s,;:|/(–—-]|(?<!\p{L})(?:vin|call|text|tel|phone|тел|звоните|llame|llamar)(?!\p{L})[.:#]?)+$/giu,
      '',
    )
    .replace(/^[\s,;:|/)–—-]+/u, '')
    .replace(/\(\s*\)/gu, '')
    .trim()
}
