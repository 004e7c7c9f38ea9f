import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { PART_NAMES, partPath } from '../parts.ts'

/** The parts of the trade for the header of wide screens. */
export function PartLinks() {
  const t = useT()
  return (
    <nav aria-label={t('home.parts')} className="header-parts">
      {PART_NAMES.map((part) => (
        <Link key={part} to={partPath(part)}>
          {t(`home.${part}`)}
        </Link>
      ))}
    </nav>
  )
}
