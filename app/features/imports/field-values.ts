/** A row of an exported file, or what was made of it: values by name. */
export type Values = Readonly<Record<string, unknown>>

/** Returns a value as text; '' for a missing one, and for what is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Returns the first of some values that is a text. */
export const firstText = (...values: readonly unknown[]): string => values.map(textOf).find(Boolean) ?? ''

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns a list of texts: a JSON list, PostgreSQL's {a,b}, or texts separated by '|'. */
export function listOf(value: unknown): readonly string[] {
  if (isList(value)) return value.map(textOf).filter(Boolean)
  const text = textOf(value)
  if (text.startsWith('[')) return listOf(parsed(text))
  const inner = /^\{(?<list>.*)\}$/su.exec(text)?.groups?.['list']
  const parts =
    inner === undefined ? text.split('|') : inner.split(',').map((part) => part.replace(/^"|"$/gu, ''))
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Returns a value that is an object, also written as JSON. */
export function objectOf(value: unknown): Values | null {
  const found = typeof value === 'string' ? parsed(value) : value
  return typeof found === 'object' && found !== null && !isList(found)
    ? Object.fromEntries(Object.entries(found))
    : null
}

/** Returns the objects in a list, also written as JSON. */
export function objectsOf(value: unknown): readonly Values[] {
  const found: unknown = typeof value === 'string' ? parsed(value) : value
  return isList(found) ? found.map(objectOf).filter((one) => one !== null) : []
}

const YES = new Set(['1', 'true', 't', 'yes', 'y'])

export const isYes = (value: unknown): boolean => YES.has(textOf(value).toLowerCase())

const PLAIN_TIME =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[ T](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?$/u
const [FIRST_YEAR, LAST_YEAR] = [1990, 2200]

/** Returns a time: ISO, or as MySQL and PostgreSQL write it; without a zone it is UTC. Null for none, or for nonsense. */
export function timeOf(value: unknown): Date | null {
  const parts = PLAIN_TIME.exec(textOf(value))?.groups
  if (!parts) return null
  const zone = (parts['zone'] ?? 'Z')
    .replace(/^([+-]\d{2})$/u, '$1:00')
    .replace(/^([+-]\d{2})(\d{2})$/u, '$1:$2')
  const time = new Date(`${parts['day'] ?? ''}T${parts['time'] ?? '00:00'}${zone}`)
  const year = time.getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time : null
}
