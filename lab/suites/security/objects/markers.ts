import { randomBytes } from 'node:crypto'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import type { Ids } from '../../../../tests/security/site/people.ts'

const MARKERS = {
  email: 'planted-mailbox@example.com',
  phone: '(555) 010-7777',
  notes: 'planted note of the admins',
  draft: 'planted draft of a title',
  company: 'planted company of receipts',
  message: 'planted reason of a report',
} as const

/** Puts texts into what only an owner or only admins may read. Returns them. */
export async function plantMarkers(db: Db, ids: Ids): Promise<readonly string[]> {
  const userId = ids['me'] ?? ''
  const { email, phone, notes, draft, company, message } = MARKERS
  await db.updateTable('profiles').set({ email, phone, adminNotes: notes }).where('id', '=', userId).execute()
  const unpaid = { title: { en: draft } }
  await db
    .updateTable('listings')
    .set(unpaid)
    .where('id', '=', ids['unpaid'] ?? '')
    .execute()
  await db.insertInto('billingDetails').values({ userId, company, address: '', taxId: '' }).execute()
  await db
    .insertInto('reports')
    .values({
      itemId: ids['listing'] ?? '',
      itemKind: 'listing',
      reason: 'other',
      note: message,
      visitorHash: randomBytes(32),
    })
    .execute()
  return Object.values(MARKERS)
}
