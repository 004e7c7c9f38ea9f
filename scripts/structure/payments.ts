import { posix } from 'node:path'
import { inEachFile, type Rule } from './rule.ts'

const PAYMENT_WRITER = 'app/features/billing/payment-moves.server.ts'
const WRITES_PAYMENTS =
  /(?:insertInto|updateTable|mergeInto|deleteFrom)\(\s*['"`]payments\b|\b(?:insert\s+into|update|merge\s+into|delete\s+from)\s+(?:only\s+)?(?:public\.)?"?payments\b/giu

/** `payments.state` changes by PAYMENT_MOVES only: one module writes the table at all. */
export const onePaymentWriter: Rule = inEachFile(
  /^(?:app|server)\/(?!.*\.test\.tsx?$)/u,
  ({ path, text }) => {
    if (path === PAYMENT_WRITER) return []
    return [...text.matchAll(WRITES_PAYMENTS)].map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      says: `payments are written by ${PAYMENT_WRITER}`,
    }))
  },
)

const START = 'app/features/billing/checkout/start-checkout.server.ts'
const MAX_START_MODULES = 13
const IMPORTS =
  /^(?:import|export)\s+(?!type\b)(?!\{(?:\s*type \w+,?)+\s*\}\s*from)[^'"]*?from '(?<to>[^']+)'|\bimport\('(?<later>[^']+)'\)/gmu

/** The path of an imported module of ours; null for a package. */
function imported(path: string, to: string): string | null {
  if (to.startsWith('#app/')) return to.replace('#app/', 'app/')
  return to.startsWith('.') ? posix.join(posix.dirname(path), to) : null
}

/** Starting a payment reads as one path: the modules of billing that it reaches, imports of types left out. */
export const shortPathToAPayment: Rule = (sources) => {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const reached = new Set([START].filter((path) => texts.has(path)))
  for (const path of reached)
    for (const { groups } of texts.get(path)?.matchAll(IMPORTS) ?? []) {
      const next = imported(path, groups?.['to'] ?? groups?.['later'] ?? '')
      if (next?.startsWith('app/features/billing/')) reached.add(next)
    }
  if (reached.size <= MAX_START_MODULES) return []
  const says = `${reached.size} modules start a payment, at most ${MAX_START_MODULES}: ${[...reached].join(', ')}`
  return [{ path: START, line: 0, says }]
}
