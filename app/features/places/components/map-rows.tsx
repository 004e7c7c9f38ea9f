import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { DrawnMap } from '../draw-map.server.ts'

type Props = { rows: DrawnMap['rows']; empty: string; addressOf: (key: string) => string }

/** The list beside the map: states, counties or towns with their counts, each leading on. */
export function MapRows({ rows, empty, addressOf }: Props) {
  const t = useT()
  if (rows.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <ul className="map-rows">
      {rows.map(({ key, name, count }) => (
        <li key={key} className="map-row">
          <Link to={addressOf(key)}>{name}</Link>
          <span>{t('listings.total', { count })}</span>
        </li>
      ))}
    </ul>
  )
}
