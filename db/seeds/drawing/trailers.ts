import { area, at, circle, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'
import { TRACTORS, type TractorName, wheel } from './tractors.ts'

// Side views, front end to the right at x = LENGTH, ground at y = 0.

export const TRAILER_LENGTH = 1060
const STEEL = '#c9ced6'
const DARK = '#2a2e37'

function running(rearWheels: readonly number[] = [95, 212]): Svg {
  return [
    rect(30, -104, 300, 16, DARK, 2),
    rect(40, -92, 12, 56, '#101215'),
    rect(28, -50, 40, 7, '#c4281c'),
    ...rearWheels.map((x) => wheel(x)),
  ].join('')
}

/** Its feet stand on the ground only while no tractor is there. */
function landingGear(down: boolean): Svg {
  const foot = down ? -8 : -52
  return [
    stroke(`M766${foot - 18}L830-102`, '#5d626d', 6),
    rect(760, -104, 12, 104 + foot, '#5d626d'),
    rect(744, foot, 44, 8, '#5d626d', 2),
  ].join('')
}

function lights(): Svg {
  return (
    repeat(3, (i) => rect(300 + i * 250, -113, 14, 7, '#ffb000', 2)) + rect(0, -116, 12, 10, '#c4281c', 2)
  )
}

/** A box of plates: dry van, with or without side skirts. */
export function dryVan(color: string, stripe: string): Svg {
  return [
    running(),
    area('350,-104 740,-104 740,-46 380,-46', shade(color, -0.12)),
    rect(0, -432, TRAILER_LENGTH, 328, color, 4),
    repeat(20, (i) => rect(50 + i * 50, -422, 2, 296, shade(color, -0.1))),
    rect(0, -432, TRAILER_LENGTH, 12, shade(STEEL, -0.1), 4),
    rect(0, -122, TRAILER_LENGTH, 18, shade(STEEL, -0.16)),
    rect(0, -432, 12, 328, shade(STEEL, -0.2)),
    rect(1050, -432, 10, 328, shade(STEEL, -0.2)),
    rect(12, -196, 1038, 26, stripe),
    repeat(9, (i) => rect(40 + i * 112, -136, 52, 8, i % 2 ? '#fff' : '#c4281c')),
    lights(),
  ].join('')
}

export function reefer(color: string, stripe: string): Svg {
  return [
    running(),
    rect(500, -110, 10, 30, DARK),
    rect(580, -110, 10, 30, DARK),
    rect(470, -94, 150, 46, STEEL, 20),
    rect(470, -74, 150, 4, shade(STEEL, -0.2)),
    rect(0, -436, TRAILER_LENGTH, 332, color, 10),
    repeat(32, (i) => rect(20 + i * 32, -420, 2, 292, shade(color, -0.07))),
    rect(0, -122, TRAILER_LENGTH, 18, shade(STEEL, -0.12)),
    path('M12-300H700L640-236H12Z', stripe),
    path('M720-300H1050V-236H660Z', shade(stripe, 0.3)),
    rect(1056, -420, 46, 214, '#eef0f2', 8),
    rect(1064, -404, 30, 84, '#5d626d', 4),
    repeat(6, (i) => rect(1067, -398 + i * 13, 24, 5, '#9aa0ab')),
    rect(1066, -306, 26, 34, DARK, 4),
    circle(1079, -240, 10, '#006b54'),
    lights(),
  ].join('')
}

const lumber = () =>
  repeat(3, (row) =>
    repeat(4, (i) =>
      [
        rect(120 + i * 205, -196 - row * 62, 190, 54, ['#c99a5b', '#d4a96c', '#bf8d4c'][row] ?? '#c99a5b', 2),
        repeat(5, (k) => rect(120 + i * 205, -188 - row * 62 + k * 10, 190, 2, '#a87a3e')),
        rect(160 + i * 205, -196 - row * 62, 6, 54, '#4a4f5a'),
      ].join(''),
    ),
  )

const coils = () =>
  repeat(4, (i) =>
    [
      circle(220 + i * 210, -206, 72, '#8d97a5'),
      circle(220 + i * 210, -206, 62, '#a9b2be'),
      circle(220 + i * 210, -206, 24, '#4a4f5a'),
      stroke(`M${150 + i * 210}-136L${180 + i * 210}-270`, '#ffb000', 5),
    ].join(''),
  )

const tarp = (color: string) =>
  path('M110-138V-300L180-350H860L940-300V-138Z', color) +
  repeat(6, (i) => stroke(`M${190 + i * 140}-346V-140`, shade(color, -0.2), 4)) +
  repeat(7, (i) => stroke(`M${140 + i * 125}-150L${140 + i * 125}-124`, '#ffb000', 4))

export const LOADS = { none: () => '', lumber, coils, tarp: () => tarp('#24506b') } as const

export function flatbed(color: string, load: keyof typeof LOADS = 'none'): Svg {
  return [
    running(),
    rect(0, -136, TRAILER_LENGTH, 20, color, 2),
    rect(0, -118, TRAILER_LENGTH, 14, shade(color, -0.25)),
    rect(1038, -300, 16, 168, STEEL, 2),
    rect(1030, -300, 10, 168, shade(STEEL, -0.2)),
    repeat(17, (i) => rect(40 + i * 60, -118, 18, 20, DARK, 2)),
    LOADS[load](),
    lights(),
  ].join('')
}

export function stepDeck(color: string): Svg {
  return [
    running([95, 205]),
    path('M0-128H760V-176H1060V-150H786V-104H0Z', color),
    rect(760, -176, 300, 14, shade(color, 0.2)),
    rect(0, -128, 760, 10, shade(color, 0.2)),
    path('M250-128V-200H330L352-250H430L452-200H560Q590-200 590-170V-128Z', '#ffb000'),
    rect(350, -240, 74, 36, '#233447', 4),
    stroke('M560-190L680-300 730-214', '#e09a00', 18),
    path('M706-222L752-216 744-166 700-176Z', DARK),
    rect(236, -156, 366, 28, DARK, 14),
    repeat(6, (i) => circle(262 + i * 62, -142, 10, '#5d626d')),
    lights(),
  ].join('')
}

export function tanker(color: string): Svg {
  return [
    running(),
    rect(20, -380, 1030, 226, color, 110),
    rect(60, -330, 960, 22, shade(color, 0.45), 11),
    rect(60, -200, 950, 18, shade(color, -0.18), 9),
    repeat(5, (i) => rect(190 + i * 165, -382, 8, 230, shade(color, -0.22))),
    repeat(3, (i) => rect(300 + i * 200, -402, 70, 24, shade(color, -0.3), 6)),
    stroke('M250-404H860', STEEL, 6),
    rect(60, -158, 960, 22, shade(STEEL, -0.25), 4),
    area('60,-138 300,-138 270,-100 60,-100', DARK),
    area('740,-138 1010,-138 980,-104 770,-104', DARK),
    area('300,-250 340,-290 380,-250 340,-210', '#c4281c'),
    lights(),
  ].join('')
}

export function container(color: string): Svg {
  return [
    running(),
    rect(0, -132, TRAILER_LENGTH, 24, DARK, 2),
    rect(16, -426, 1030, 292, color, 3),
    repeat(34, (i) => rect(32 + i * 30, -410, 12, 262, shade(color, -0.16))),
    rect(16, -426, 1030, 14, shade(color, 0.18)),
    rect(16, -148, 1030, 14, shade(color, -0.3)),
    repeat(2, (i) => rect(16 + i * 1018, -426, 12, 292, shade(color, -0.3))),
    rect(420, -340, 240, 90, shade(color, 0.75), 2),
    lights(),
  ].join('')
}

export function carHauler(color: string, car: (paint: string) => Svg): Svg {
  const paints = ['#c4281c', '#e9edf0', '#24506b', '#2a2e37', '#8a3b12', '#d9d7d0']
  return [
    running(),
    rect(0, -120, TRAILER_LENGTH, 14, color, 4),
    stroke('M10-284H1040', color, 14),
    repeat(7, (i) => stroke(`M${20 + i * 168}-114V-284`, color, 10)),
    stroke('M1040-284L960-120', color, 8),
    repeat(3, (i) => at(20 + i * 345, -118, car(paints[i] ?? color), 0.82)),
    repeat(3, (i) => at(20 + i * 345, -290, car(paints[i + 3] ?? color), 0.82)),
  ].join('')
}

/** A tractor with its trailer, rear end at x: about 1,500 wide at scale 1. */
export function combination(
  trailer: Svg,
  name: TractorName,
  color: string,
  x: number,
  y: number,
  scale: number,
): Svg {
  const { draw, coupling } = TRACTORS[name]
  return at(x, y, landingGear(false) + trailer + at(TRAILER_LENGTH - coupling, 0, draw(color)), scale)
}

/** A trailer on its own feet. */
export function parked(trailer: Svg, x: number, y: number, scale: number): Svg {
  return at(x, y, landingGear(true) + trailer, scale)
}
