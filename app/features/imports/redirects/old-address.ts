/** No stored address is longer. */
const MAX_LENGTH = 600
const ANYWHERE = 'https://anywhere.example'

/** The rewritten addresses of Osclass end in the id, whatever the operator chose for the rest. */
const ENDING = /_i\d{1,12}$/u

const isShort = (path: string) => path.length <= MAX_LENGTH

function keyOf(url: URL, params: URLSearchParams): string {
  const path = url.pathname.replace(/(?<=.)\/+$/u, '')
  const sorted = new URLSearchParams([...params].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted.size > 0 ? `${path}?${sorted}` : path
}

/**
 * Returns the form in which an address of an earlier site is stored: path and query without host, or an ending
 * such as *_i17. Null for what is no address, and for the home page.
 */
export function oldAddressKey(address: string): string | null {
  if (address.startsWith('*')) return ENDING.test(address.slice(1)) ? address : null
  const isAddress = /^(?:https?:\/\/[^/\\\s]+)?\/(?![/\\])[^\s\\]*$/u.test(address)
  const url = isAddress ? URL.parse(address, ANYWHERE) : null
  const key = url === null ? '' : keyOf(url, url.searchParams)
  return key.length > 1 && !key.startsWith('//') && isShort(key) ? key : null
}

/** Returns the forms under which a requested address may be stored, the most exact one first. */
export function oldAddressKeys(path: string, search: string): readonly string[] {
  const url = URL.parse(`${ANYWHERE}${path}${search}`)
  if (url === null) return []
  const whole = keyOf(url, url.searchParams)
  const withoutQuery = keyOf(url, new URLSearchParams())
  const ending = ENDING.exec(withoutQuery)?.[0]
  return [...new Set([whole, withoutQuery, ...(ending ? [`*${ending}`] : [])])].filter(isShort)
}
