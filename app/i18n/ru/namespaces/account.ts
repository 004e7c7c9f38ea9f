import type { AccountCatalogue } from '../../translate.ts'
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

export const accountRu: AccountCatalogue<'ru'> = {
  accounts,
  billboards,
  billing,
  cardErrors,
  dashboard,
  forms,
  leaving,
  mail,
  posting,
  profile,
  receipts,
  reports,
  twoFactor,
  uploads,
  passkeys,
}
