import type { Kind } from '../store/records.ts'
import { type Store, serialize } from '../store/store.ts'

/** Links a caller may ask to have filled in, and what is behind them. */
const LINKS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['customer', 'customer'],
  ['payment_method', 'payment_method'],
  ['default_payment_method', 'payment_method'],
  ['latest_invoice', 'invoice'],
  ['latest_charge', 'charge'],
  ['product', 'product'],
  ['payment_intent', 'payment_intent'],
  ['subscription', 'subscription'],
  ['charge', 'charge'],
])

/** Parts of an invoice that are included only when expanded. */
const ON_DEMAND = ['confirmation_secret', 'payments'] as const

type Fields = Record<string, unknown>

const isJsonObject = (value: unknown): value is Readonly<Fields> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (paths: readonly string[], name: string) =>
  paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))

function fillIn(store: Store, name: string, value: unknown, paths: readonly string[]): unknown {
  const inner = below(paths, name)
  if (Array.isArray(value)) return value.map((entry: unknown) => expand(store, entry, inner))
  if (isJsonObject(value)) return expand(store, value, inner)
  const kind = LINKS.get(name)
  if (kind === undefined || typeof value !== 'string') return value
  const record = store.find(kind, value)
  return record ? expand(store, serialize(record), inner) : value
}

/** Returns a response with the links of `paths`, such as `latest_invoice.confirmation_secret`, filled in. */
export function expand(store: Store, response: unknown, paths: readonly string[]): unknown {
  if (!isJsonObject(response)) return response
  const expanded = new Set(paths.map((path) => path.split('.')[0] ?? ''))
  const isInvoice = response['object'] === 'invoice'
  const isHidden = (name: string) =>
    isInvoice && ON_DEMAND.some((part) => part === name) && !expanded.has(name)
  const entries = Object.entries(response).filter(([name]) => !isHidden(name))
  const filled: Fields = {}
  for (const [name, value] of entries) {
    filled[name] = expanded.has(name) ? fillIn(store, name, value, paths) : value
  }
  return withoutSecrets(filled, expanded)
}

/** Removes secrets of invoices in a list, too. */
function withoutSecrets(response: Fields, expanded: ReadonlySet<string>): Fields {
  if (response['object'] !== 'list' || !Array.isArray(response['data']) || expanded.has('data'))
    return response
  const strip = (entry: unknown): unknown => {
    if (!isJsonObject(entry) || entry['object'] !== 'invoice') return entry
    const kept = Object.entries(entry).filter(([name]) => !ON_DEMAND.some((part) => part === name))
    return Object.fromEntries(kept)
  }
  return { ...response, data: response['data'].map(strip) }
}
