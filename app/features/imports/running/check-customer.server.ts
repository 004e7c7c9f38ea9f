import { findUserByCustomer } from '#app/features/billing/queries.server.ts'
import type { Remark } from '../parsing/parse-leniently.server.ts'
import { claim, type ImportRun } from './import-run.ts'

/** Why an account cannot be this customer of the payment provider: another one would see its cards. */
export async function whyNotCustomer(
  run: ImportRun,
  owner: string,
  customerId: string,
): Promise<readonly Remark[]> {
  if (customerId === '') return []
  const isFirst = claim(run, `customer ${customerId}`, owner)
  const known = await findUserByCustomer(run.ctx.db, customerId)
  if (isFirst && (known === undefined || known.id === owner)) return []
  return [
    { field: 'providerCustomer', reason: 'this customer of the payment provider belongs to another account' },
  ]
}
