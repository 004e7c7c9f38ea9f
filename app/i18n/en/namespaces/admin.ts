import { admin } from '../admin.gen.ts'
import { audit } from '../audit.gen.ts'
import { auditActions } from '../audit-actions.gen.ts'
import { fulfilment } from '../fulfilment.gen.ts'
import { layouts } from '../layouts.gen.ts'
import { moderation } from '../moderation.gen.ts'
import { money } from '../money.gen.ts'
import { searches } from '../searches.gen.ts'
import { statistics } from '../statistics.gen.ts'
import { ticker } from '../ticker.gen.ts'
import { users } from '../users.gen.ts'

/** The words browsers also load for pages of operators. */
export const adminEn = {
  admin,
  audit,
  auditActions,
  fulfilment,
  layouts,
  moderation,
  money,
  users,
  searches,
  statistics,
  ticker,
} as const
