import { accounts } from '../accounts.ts'
import { billboards } from '../billboards.ts'
import { billing } from '../billing.ts'
import { cardErrors } from '../card-errors.ts'
import { dashboard } from '../dashboard.ts'
import { forms } from '../forms.ts'
import { leaving } from '../leaving.ts'
import { mail } from '../mail.ts'
import { passkeys } from '../passkeys.ts'
import { posting } from '../posting.ts'
import { profile } from '../profile.ts'
import { receipts } from '../receipts.ts'
import { reports } from '../reports.ts'
import { twoFactor } from '../two-factor.ts'
import { uploads } from '../uploads.ts'

/** The words browsers load in addition for pages of users: signing in, the dashboard, posting, paying. */
export const accountEn = {
  accounts,
  billboards,
  billing,
  cardErrors,
  dashboard,
  forms,
  leaving,
  mail,
  passkeys,
  posting,
  profile,
  receipts,
  reports,
  twoFactor,
  uploads,
} as const
