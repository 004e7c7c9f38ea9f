import type { Company } from '../../company.ts'
import { CompanyTile } from '../../components/company-tile.tsx'

/** Who a listing is from, where it is from a company ([BIZ-03]). */
export function CompanyLine({ company }: { company: Company | null }) {
  if (!company) return null
  return (
    <p className="company-line">
      <CompanyTile company={company} className="size-12 shrink-0 rounded-sign" />
      <b className="min-w-0 wrap-anywhere">{company.name}</b>
    </p>
  )
}
