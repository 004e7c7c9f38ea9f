import type { AdminCatalogue } from '../../translate.ts'
import { admin } from '../admin.ts'
import { audit } from '../audit.ts'
import { auditActions } from '../audit-actions.ts'
import { fulfilment } from '../fulfilment.ts'
import { layouts } from '../layouts.ts'
import { moderation } from '../moderation.ts'
import { money } from '../money.ts'
import { statistics } from '../statistics.ts'
import { ticker } from '../ticker.ts'
import { users } from '../users.ts'

export const adminRu: AdminCatalogue<'ru'> = {
  admin,
  audit,
  auditActions,
  fulfilment,
  layouts,
  moderation,
  money,
  users,
  statistics,
  ticker,
}
