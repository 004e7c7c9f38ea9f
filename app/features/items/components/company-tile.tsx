import { pictureUrl } from '#app/lib/picture.ts'
import { Tile } from '#app/ui/tile.tsx'
import { type Company, initialsOf, toneOf } from '../company.ts'

/** A company as a sign: its logo, else its initials on a tone of its own. For eyes only: its name is beside it. */
export function CompanyTile({ company, className = '' }: { company: Company; className?: string }) {
  if (!company.logo)
    return (
      <Tile tone={toneOf(company.name)} className={`company-initials ${className}`}>
        {initialsOf(company.name)}
      </Tile>
    )
  return (
    <img
      src={pictureUrl(company.logo, 320)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      className={`bg-white object-contain ${className}`}
    />
  )
}
