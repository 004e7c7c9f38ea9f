/** Returns the page number in a URL, from 1; null when it is no page number. Without one it is the first page. */
export function parsePage(params: URLSearchParams): number | null {
  const value = params.get('page')
  if (value === null || value === '') return 1
  return /^[1-9]\d{0,5}$/u.test(value) ? Number(value) : null
}

/** Returns one of a closed set, or the default when the URL contains nothing valid. */
export function parseChoice<T extends string, S extends T | null>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
  standard: S,
): T | S {
  const value = params.get(name)
  return choices.find((choice) => choice === value) ?? standard
}

/** Returns free text from a URL: cut, trimmed, without control characters. */
export function parseText(params: URLSearchParams, name: string, longest = 100): string {
  return (params.get(name) ?? '')
    .slice(0, longest)
    .replace(/[\u0000-\u001f]/gu, ' ')
    .trim()
}

/**
 * Returns the same address with some parameters changed; null removes one. Any change but that of the page starts at
 * page 1.
 */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  next.sort()
  const text = next.toString()
  return text ? `?${text}` : ''
}

/** Returns a calendar day, 'YYYY-MM-DD'; null for what is none. */
export function parseDay(params: URLSearchParams, name: string): string | null {
  const value = params.get(name) ?? ''
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/u.test(value)) return null
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(value) ? null : value
}
