import type { AccountCatalogue } from '../../translate.ts'
import { accounts } from '../accounts.gen.ts'
import { attributeErrors } from '../attribute-errors.gen.ts'
import { billboards } from '../billboards.gen.ts'
import { billing } from '../billing.gen.ts'
import { cardErrors } from '../card-errors.gen.ts'
import { dashboard } from '../dashboard.gen.ts'
import { forms } from '../forms.gen.ts'
import { leaving } from '../leaving.gen.ts'
import { mail } from '../mail.gen.ts'
import { passkeys } from '../passkeys.gen.ts'
import { posting } from '../posting.gen.ts'
import { profile } from '../profile.gen.ts'
import { purchases } from '../purchases.gen.ts'
import { receipts } from '../receipts.gen.ts'
import { reports } from '../reports.gen.ts'
import { twoFactor } from '../two-factor.gen.ts'
import { uploads } from '../uploads.gen.ts'

export const accountRu: AccountCatalogue<'ru'> = {
  accounts,
  attributeErrors,
  billboards,
  billing,
  cardErrors,
  dashboard,
  forms,
  leaving,
  mail,
  posting,
  profile,
  purchases,
  receipts,
  reports,
  twoFactor,
  uploads,
  passkeys,
}
