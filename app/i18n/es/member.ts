import type { MemberCatalogue } from '../translate.ts'
import { accounts } from './accounts.ts'
import { billing } from './billing.ts'
import { dashboard } from './dashboard.ts'
import { passkeys } from './passkeys.ts'
import { posting } from './posting.ts'
import { profile } from './profile.ts'
import { reports } from './reports.ts'
import { secondFactor } from './second-factor.ts'
import { uploads } from './uploads.ts'

export const memberEs: MemberCatalogue<'es'> = {
  accounts,
  billing,
  dashboard,
  posting,
  profile,
  reports,
  secondFactor,
  uploads,
  passkeys,
}
