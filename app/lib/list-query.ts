/** The page a URL asks for, from 1; null for what is no page number at all. Without one it is the first. */
export function parsePage(params: URLSearchParams): number | null {
  const asked = params.get('page')
  if (asked === null || asked === '') return 1
  return /^[1-9]\d{0,5}$/u.test(asked) ? Number(asked) : null
}

/** One of a closed set, or the standard when the URL says nothing or nonsense. */
export function parseChoice<T extends string, S extends T | null>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
  standard: S,
): T | S {
  const asked = params.get(name)
  return choices.find((choice) => choice === asked) ?? standard
}

/** Free text of a URL: cut, trimmed, without what no text holds. */
export function parseText(params: URLSearchParams, name: string, longest = 100): string {
  return (params.get(name) ?? '')
    .slice(0, longest)
    .replace(/[\u0000-\u001f]/gu, ' ')
    .trim()
}

/** The same address with some parameters changed; null removes one. Changing anything but the page starts at page 1. */
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

/** A day of the calendar, 'YYYY-MM-DD'; null for what is none. */
export function parseDay(params: URLSearchParams, name: string): string | null {
  const asked = params.get(name) ?? ''
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/u.test(asked)) return null
  const time = Date.parse(`${asked}T00:00:00Z`)
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(asked) ? null : asked
}
