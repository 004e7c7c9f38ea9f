import { Link } from '#app/ui/link.tsx'
import type { DrawnMap } from '../draw-map.server.ts'
import { OUTLINES, outlineTransform, statesDrawn } from '../map-view.ts'

type Props = {
  drawn: DrawnMap
  /** Where a cluster leads: into its state, or to what is around its largest place. */
  addressOf: (cluster: DrawnMap['clusters'][number]) => string
}

/** From how many on a count is written shortly, such as 1.2K. */
const SHORT_FROM = 1000

const shortly = (count: number) => (count < SHORT_FROM ? String(count) : `${Math.round(count / 100) / 10}K`)

/**
 * How many listings are where ([GEO-07]). It is for eyes and pointers: the list beside it says the same, and is what keyboards and
 * screen readers use.
 */
export function PlacesMap({ drawn: { frame, state, reach, clusters }, addressOf }: Props) {
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
      className="places-map"
    >
      {statesDrawn(state).map((code) => (
        <use
          key={code}
          href={`${OUTLINES}#${code}`}
          transform={outlineTransform(code, state)}
          className={code === state ? 'map-state map-state-chosen' : 'map-state'}
        />
      ))}
      {reach && <circle cx={reach.x} cy={reach.y} r={reach.radius} className="map-reach" />}
      {clusters.map((cluster) => (
        <Link key={cluster.zip} to={addressOf(cluster)} tabIndex={-1} className="map-cluster">
          <circle cx={cluster.x} cy={cluster.y} r={cluster.radius} />
          <text x={cluster.x} y={cluster.y} dy="0.35em" fontSize={Math.max(frame.width, frame.height) / 54}>
            {shortly(cluster.count)}
          </text>
        </Link>
      ))}
    </svg>
  )
}
