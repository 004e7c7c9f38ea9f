import type { Group } from 'three'
import { group, type Part, place } from '../shapes/group.ts'
import { aluminum, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { box } from '../shapes/solids.ts'
import { axle, flaps } from '../vehicles/wheels.ts'
import { deck } from './deck.ts'
import { END, leg, legBrace, NOSE, rearLights, running, tape } from './trailer-parts.ts'

type FlatbedLook = {
  readonly legs?: boolean
  readonly load?: Part
  readonly wall?: boolean
}

export function flatbed({ legs = true, load, wall = true }: FlatbedLook = {}): Group {
  return group(
    deck(NOSE, END, 1.5),
    running({ axles: [-10.6, -13.2], legs }),
    rearLights(END, 1.42),
    tape(NOSE, END, 1.3, 1.34),
    wall && box(aluminum, [0.08, 1.5, 2.5], [NOSE + 0.02, 2.2, 0], 0.04),
    load && place(load, [0, 1.5, 0]),
    box(aluminum, [0.9, 0.45, 0.5], [-4.5, 0.95, 1.0], 0.04),
  )
}

type StepDeckLook = {
  readonly legs?: boolean
  readonly load?: Part
}

export function stepDeck({ legs = true, load }: StepDeckLook = {}): Group {
  const low = 1.02
  return group(
    deck(NOSE, -1.9, 1.5),
    deck(-1.9, END, low, 0.2),
    profile(steel, outline([-2.3, low - 0.4], [-2.3, low], [-1.8, 1.5], [-1.4, 1.3]), 1.1, {
      bevel: 0.02,
      round: 0.02,
    }),
    box(aluminum, [0.05, 0.5, 2.5], [-1.88, 1.25, 0], 0.02),
    [-11.6, -12.8].map((x) => axle(x, { radius: 0.42 })),
    flaps(-13.6),
    rearLights(END, low - 0.06),
    legs && [leg(-0.62), legBrace()],
    load && place(load, [0, low, 0]),
  )
}
