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
