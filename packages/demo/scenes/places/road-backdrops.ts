import type { Group } from 'three'
import { group, place, times } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { randomOf } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'
import { hall } from './hall.ts'
import { highway } from './highway.ts'
import { parked } from './parked.ts'
import { snowyPine, woods } from './plants.ts'
import { containers, crane } from './port.ts'
import { skyline } from './skyline.ts'
import { floor, lightPole } from './yard-parts.ts'

function desert(): Group {
  return highway(31, {
    grass: '#c4a273',
    hill: '#b5764c',
    trees: 0,
    more: (random) =>
      times(5, (i) =>
        box(
          matte('#b0633c', 1, { flatShading: true }),
          [26, 18 + i * 4, 20],
          [-110 + i * 52 + random.between(-8, 8), 4, -120 - i * 6],
          3,
        ),
      ),
  })
}

function port(): Group {
  return highway(61, {
    grass: '#85888a',
    hill: '#8fa3b2',
    trees: 0,
    more: (random) =>
      group(containers(random, -40, -16), containers(random, 4, -18), crane(-14, -52), crane(30, -56)),
  })
}

function coneYardAround(): Group {
  return group(
    floor('#7a7c7e', { seed: 8, repeat: 70, cracks: 5 }),
    place(hall({ doors: 3, step: 8, wall: '#d6d0c4', band: '#d9601a' }), [14, 0, -16]),
    parked(randomOf(15), { z: -30, from: -42, count: 10 }),
    woods(randomOf(16), { far: 50 }),
    lightPole(-14, -22),
  )
}

/** Roads, and the yard of a driving school. */
export const ROAD_BACKDROPS = {
  fields: () => highway(5),
  hills: () => highway(12, { grass: '#7d8f52', hill: '#5f7f58', far: 22 }),
  autumn: () =>
    highway(21, { grass: '#9a8a55', colors: ['#a5672c', '#b98234', '#8a5a2d', '#7d7f3c'], hill: '#9a7a4e' }),
  desert,
  winter: () =>
    highway(41, {
      grass: '#e7ecf1',
      hill: '#cfd9e2',
      make: snowyPine,
      asphalt: '#7b7f84',
      far: 20,
    }),
  city: () =>
    highway(51, { grass: '#8d9183', hill: '#8fa0a8', trees: 18, more: (random) => skyline(random) }),
  port,
  coneyard: coneYardAround,
}
