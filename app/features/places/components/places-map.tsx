import { Link } from '#app/ui/link.tsx'
import type { DrawnMap } from '../draw-map.server.ts'
import { MapOutlines } from './map-outlines.tsx'

type Props = {
  drawn: DrawnMap
  /** Where a cluster leads, by its key: into its state or county, or to what is around its largest place. */
  addressOf: (key: string) => string
}

/** From how many on a count is written shortly, such as 1.2K. */
const SHORT_FROM = 1000

/** More clusters than this are not enlarged on a phone: they would cover each other. */
const MANY = 40

const shortly = (count: number) => (count < SHORT_FROM ? String(count) : `${Math.round(count / 100) / 10}K`)

/**
 * How many listings are where ([GEO-07]). It is for eyes and pointers: the list beside it says the same, and is what keyboards and
 * screen readers use.
 */
export function PlacesMap({ drawn, addressOf }: Props) {
  const { frame, state, county, level, reach, clusters, rows } = drawn
  // A cluster of states or towns gathers several of them.
  const names = level === 'counties' ? new Map(rows.map(({ key, name }) => [key, name])) : null
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
      className="places-map"
    >
      <MapOutlines
        frame={frame}
        state={state}
        county={county}
        hasCounties={level === 'counties' || county !== null}
      />
      {reach && <circle cx={reach.x} cy={reach.y} r={reach.radius} className="map-reach" />}
      <g
        className={clusters.length > MANY ? 'map-clusters' : 'map-clusters map-clusters-few'}
        fontSize={Math.max(frame.width, frame.height) / 54}
      >
        {clusters.map(({ key, x, y, radius, count }) => (
          <Link key={`${x} ${y}`} to={addressOf(key)} tabIndex={-1}>
            {names && <title>{names.get(key)}</title>}
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y}>
              {shortly(count)}
            </text>
          </Link>
        ))}
      </g>
    </svg>
  )
}
