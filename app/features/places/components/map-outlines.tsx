import {
  COUNTY_SCALE,
  countyOutlines,
  isInset,
  type MapFrame,
  OUTLINES,
  outlineTransform,
  statesDrawn,
} from '../map-view.ts'
import { statesIn } from '../small-map.ts'

type Props = {
  frame: MapFrame
  state: string | null
  county: { readonly fips: number } | null
  hasCounties: boolean
}

/** The counties of a state above the rough outlines of states, with those of its neighbors along the border. */
function CountyOutlines({ state, county }: { state: string; county: Props['county'] }) {
  const file = countyOutlines(state)
  const transform = `${outlineTransform(state, state) ?? ''} ${COUNTY_SCALE}`
  const part = (id: string, className: string) => (
    <use href={`${file}#${id}`} transform={transform} className={className} />
  )
  return (
    <>
      {part('around', 'map-around')}
      {part('lines', 'map-lines')}
      {part(state, county ? 'map-state' : 'map-state map-state-chosen')}
      {county && part(`c${county.fips}`, 'map-state map-state-chosen')}
    </>
  )
}

/** What a map is drawn on: the states, and where one is shown alone, its counties. */
export function MapOutlines({ frame, state, county, hasCounties }: Props) {
  const isShown = (code: string) => state === null || isInset(state) || statesIn(frame).includes(code)
  return (
    <>
      {statesDrawn(state)
        .filter(isShown)
        .map((code) => (
          <use
            key={code}
            href={`${OUTLINES}#${code}`}
            transform={outlineTransform(code, state)}
            className={code === state && !county ? 'map-state map-state-chosen' : 'map-state'}
          />
        ))}
      {state && hasCounties && <CountyOutlines state={state} county={county} />}
    </>
  )
}
