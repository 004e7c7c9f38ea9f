import { isInset, OUTLINES, outlineTransform } from '../map-view.ts'
import { type SmallMap, statesIn } from '../small-map.ts'

/** How large the mark is, of the width of the map. */
const MARK = 0.022

/** Where a place is in its state ([DET-09]): drawn by the server, without a script. */
export function PlaceMap({ map: { state, frame, x, y }, label }: { map: SmallMap; label: string }) {
  // What is drawn elsewhere than where it is has no neighbors.
  const states = isInset(state) ? [state] : statesIn(frame).filter((code) => !isInset(code))
  const radius = Math.round(frame.width * MARK * 10) / 10
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className="place-map"
    >
      {states.map((code) => (
        <use
          key={code}
          href={`${OUTLINES}#${code}`}
          transform={outlineTransform(code, state)}
          className={code === state ? 'map-state map-state-chosen' : 'map-state'}
        />
      ))}
      <circle cx={x} cy={y} r={radius * 2} className="map-halo" />
      <circle cx={x} cy={y} r={radius} className="map-mark" />
    </svg>
  )
}
