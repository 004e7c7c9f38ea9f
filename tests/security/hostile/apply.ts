import type { Hostile } from '../corpus/corpus.ts'
import { filled } from '../inventory/addresses.ts'
import type { Fields, Value } from '../inventory/writing.ts'
import type { Ids } from '../site/people.ts'

/** A request as it goes over the wire; `path` is sent as it is. */
export type Sent = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly type?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Classes whose texts are tried as they are where an address allows it, and not only escaped. */
const RAW = new Set(['paths', 'schemes', 'pollution'])
/** Longer addresses are refused before anything reads them: one such request says what a thousand would. */
const MAX_IN_ADDRESS = 12_000

/** A text as part of an address. */
export function inAddress({ kind, text }: Hostile): string {
  const cut = text.slice(0, MAX_IN_ADDRESS)
  if (RAW.has(kind) && /^[\x21-\x7e]+$/u.test(cut)) return cut.replaceAll('#', '%23')
  return encodeURIComponent(cut.toWellFormed())
}

/** Bytes that a header can have. */
export const inHeader = ({ text }: Hostile): string =>
  text.slice(0, 4000).replaceAll(/[^\x20-\x7e\x80-\xff]/gu, '?')

function filledValue(value: Value, ids: Ids): Value {
  if (typeof value === 'string') return filled(value, ids)
  if (Array.isArray(value)) return value.map((each: Value) => filledValue(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [filled(name, ids), filledValue(each, ids)]),
  )
}

/** Values with the names in braces replaced. */
export const valuesFor = (values: Fields, ids: Ids): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledValue(value, ids)]))

/** A form's body; a list is sent as one field for each of its values. */
export function asForm(values: Fields): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each))
  }
  return params
}

const isFields = (value: Value | undefined): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with the value at a path replaced. */
function withValue(values: Fields, path: readonly string[], value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path
  const inner = values[name]
  const next = rest.length > 0 ? withValue(isFields(inner) ? inner : {}, rest, value) : value
  return { ...values, [name]: next }
}

/** What a text is in JSON: the classes about types are sent as the value that they describe. */
function jsonOf({ kind, text }: Hostile): string {
  if (kind !== 'json' && kind !== 'dates') return JSON.stringify(text)
  try {
    JSON.parse(text)
    return text
  } catch {
    return JSON.stringify(text)
  }
}

/** Stands for a value that is put in as text, because `JSON.stringify` goes no deeper than a few thousand levels. */
const PLACE = 'place-of-the-hostile-value'

/** JSON in which a field is hostile; a text about names becomes another property, which `JSON.parse` makes an own one. */
export function hostileJson(values: Fields, path: readonly string[], hostile: Hostile): string {
  if (hostile.kind !== 'pollution')
    return JSON.stringify(withValue(values, path, PLACE)).replace(JSON.stringify(PLACE), () =>
      jsonOf(hostile),
    )
  const [name = '', value = ''] = hostile.text.split('=')
  const whole = JSON.stringify(values)
  const comma = whole === '{}' ? '' : ','
  return `${whole.slice(0, -1)}${comma}${JSON.stringify(name)}:${JSON.stringify(value)}}`
}

/** A form in which a field is hostile; a text about names is appended as it is. */
export function hostileForm(values: Fields, [name = '']: readonly string[], hostile: Hostile): string {
  if (hostile.kind === 'pollution') return `${asForm(values)}&${hostile.text}`
  const value = Array.isArray(values[name]) ? [hostile.text] : hostile.text
  return asForm({ ...values, [name]: value }).toString()
}

/**
 * The same form once more with the stored version that a refusal of 409 names, as from a page that shows the latest
 * values; null when the refusal is another one, or the version was what was tried.
 */
export function withVersion(sent: Sent, status: number, body: string): Sent | null {
  if (status !== 409 || /(?:^|&)version=/u.test(sent.body ?? '')) return null
  const [, version] = /\bversion\W+([0-9a-f]{16})\b/u.exec(body) ?? []
  return version ? { ...sent, body: `${sent.body ?? ''}&version=${version}` } : null
}
