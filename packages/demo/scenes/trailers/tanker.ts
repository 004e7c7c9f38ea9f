import type { Group, Material, Mesh } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { aluminum, chrome, matte, paint, steel } from '../shapes/materials.ts'
import { outline, rounded } from '../shapes/outlines.ts'
import { sides } from '../shapes/plates.ts'
import { bar, box, lathe, rod } from '../shapes/solids.ts'
import { NOSE, rearLights, running } from './trailer-parts.ts'

const [TANK_FRONT, TANK_REAR] = [NOSE - 0.1, -11.6]

const TANK_MIDDLE = (TANK_FRONT + TANK_REAR) / 2

const LENGTH = TANK_FRONT - TANK_REAR

function tankOf(shell: Material): Mesh {
  const line = outline(
    [0, 0],
    [0.7, 0.06],
    [1.0, 0.2],
    [1.12, 0.5],
    [1.12, LENGTH - 0.5],
    [1.0, LENGTH - 0.2],
    [0.7, LENGTH - 0.06],
    [0, LENGTH],
  )
  return lathe(shell, line, [TANK_FRONT, 2.35, 0], { axis: 'x', segments: 48 })
}

/** The x of a point at this share of the tank. */
const along = (share: number) => TANK_FRONT + (TANK_REAR - TANK_FRONT) * share

function tankRings(): Part {
  return [0.16, 0.32, 0.5, 0.68, 0.84].map((share) =>
    rod(aluminum, [1.14, 0.09], [along(share), 2.35, 0], 'x'),
  )
}

function tankDomes(): Part {
  return [0.3, 0.5, 0.7].map((share) =>
    group(
      rod(steel, [0.34, 0.2], [along(share), 3.5, 0], 'y'),
      rod(chrome, [0.3, 0.06], [along(share), 3.62, 0], 'y'),
    ),
  )
}

function hazardBoard(): Mesh[] {
  return sides(
    matte('#cf2d20', 0.5),
    rounded(
      outline([TANK_MIDDLE - 0.4, 2.35], [TANK_MIDDLE, 1.95], [TANK_MIDDLE + 0.4, 2.35], [TANK_MIDDLE, 2.75]),
      0.02,
    ),
    1.135,
    { thick: 0.03 },
  )
}

function ladder(): Part {
  return [
    bar(steel, 0.03, [TANK_REAR + 0.1, 1.3, 0.4], [TANK_REAR + 0.1, 3.3, 0.4]),
    bar(steel, 0.03, [TANK_REAR + 0.1, 1.3, 0.8], [TANK_REAR + 0.1, 3.3, 0.8]),
  ]
}

type TankerLook = {
  readonly color?: string
  readonly hazard?: boolean
  readonly legs?: boolean
}

export function tanker({ color, hazard = true, legs = true }: TankerLook = {}): Group {
  return group(
    tankOf(color ? paint(color) : chrome),
    tankRings(),
    tankDomes(),
    hazard && hazardBoard(),
    box(aluminum, [7, 0.06, 0.5], [TANK_MIDDLE, 3.56, 0], 0.02),
    running({ axles: [-9.4, -10.7], legs }),
    box(steel, [LENGTH - 1.5, 0.3, 0.9], [TANK_MIDDLE, 1.22, 0]),
    rearLights(TANK_REAR + 0.3, 1.2),
    sides(aluminum, outline([-4.4, 0.7], [-4.4, 1.1], [-7.4, 1.1], [-7.4, 0.7]), 1.0, { thick: 0.3 }),
    ladder(),
  )
}
