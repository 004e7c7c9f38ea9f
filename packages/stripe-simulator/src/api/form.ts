import { invalid } from './stripe-error.ts'

type Fields = Map<string, string | Fields>

function put(fields: Fields, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(fields.size) : name
  if (rest.length === 0) {
    fields.set(key, value)
    return
  }
  const inner = fields.get(key)
  const next = inner instanceof Map ? inner : new Map<string, string | Fields>()
  fields.set(key, next)
  put(next, rest, value)
}

/** What a request brings, as the provider's clients write it: `items[0][price]=…&expand[]=…`. */
export class Params {
  readonly #fields: Fields

  constructor(fields: Fields) {
    this.#fields = fields
  }

  #at(path: string): string | Fields | undefined {
    let found: string | Fields | undefined = this.#fields
    for (const name of path.split('.')) found = found instanceof Map ? found.get(name) : undefined
    return found
  }

  /** The text under a path such as `card.number`; undefined when nothing was sent. */
  text(path: string): string | undefined {
    const found = this.#at(path)
    return typeof found === 'string' ? found : undefined
  }

  has(path: string): boolean {
    return this.#at(path) !== undefined
  }

  flag(path: string): boolean {
    return this.text(path) === 'true'
  }

  whole(path: string): number | undefined {
    const text = this.text(path)
    if (text === undefined) return undefined
    if (/^-?\d{1,15}$/u.test(text)) return Number(text)
    throw invalid(`Invalid integer: ${text}`, { param: path, code: 'parameter_invalid_integer' })
  }

  need(path: string): string {
    const text = this.text(path)
    if (text) return text
    throw invalid(`Missing required param: ${path}.`, { param: path, code: 'parameter_missing' })
  }

  part(path: string): Params | undefined {
    const found = this.#at(path)
    return found instanceof Map ? new Params(found) : undefined
  }

  /** The entries of a list of objects, such as `items`. */
  parts(path: string): readonly Params[] {
    const found = this.#at(path)
    if (!(found instanceof Map)) return []
    return [...found.values()].filter((entry) => entry instanceof Map).map((entry) => new Params(entry))
  }

  words(path: string): readonly string[] {
    const found = this.#at(path)
    if (!(found instanceof Map)) return []
    return [...found.values()].filter((entry) => typeof entry === 'string')
  }

  /** `before` with what was sent: an empty value removes its key, an empty `metadata` all of them. */
  metadata(before: Readonly<Record<string, string>> = {}): Record<string, string> {
    if (this.text('metadata') === '') return {}
    const sent = this.#at('metadata')
    const all = new Map(Object.entries(before))
    for (const [key, value] of sent instanceof Map ? sent : []) {
      if (value === '') all.delete(key)
      else if (typeof value === 'string') all.set(key, value)
    }
    return Object.fromEntries(all)
  }
}

/** Reads a form or a query string. Names are data: none of them reaches an object's prototype. */
export function parseForm(text: string): Params {
  const fields: Fields = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    put(fields, name.replaceAll(']', '').split('[').slice(0, 8), value)
  }
  return new Params(fields)
}
