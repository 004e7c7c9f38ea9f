import { circle, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'

// Side views, nose to the right. The ground is y = 0, the rear end x = 0.

const TYRE = '#17191d'
const STEEL = '#c9ced6'
const DARK = '#2a2e37'
const GLASS = '#233447'

export function wheel(x: number, r = 52): Svg {
  const bolts = repeat(8, (i) => {
    const angle = (i * Math.PI) / 4
    return circle(x + Math.cos(angle) * r * 0.36, -r + Math.sin(angle) * r * 0.36, r * 0.05, '#6c727d')
  })
  return [
    circle(x, -r, r, TYRE),
    circle(x, -r, r * 0.64, '#3a3f49'),
    circle(x, -r, r * 0.56, STEEL),
    circle(x, -r, r * 0.46, shade(STEEL, -0.12)),
    bolts,
    circle(x, -r, r * 0.2, shade(STEEL, 0.4)),
    circle(x, -r, r * 0.1, '#8d939e'),
  ].join('')
}

function frame(length: number): Svg {
  return [
    rect(18, -92, length, 22, DARK, 3),
    rect(100, -106, 84, 16, '#3a3f49', 4),
    rect(8, -92, 12, 62, '#101215'),
    rect(0, -112, 22, 12, '#c4281c', 2),
  ].join('')
}

/** The dark inside of a wing. */
function arch(x: number): Svg {
  return path(`M${x - 67}-40A68 68 0 1 1 ${x + 67}-40Z`, '#14171b')
}

function stack(x: number, top: number): Svg {
  return (
    rect(x, top, 13, -top - 90, STEEL, 4) +
    rect(x, -260, 13, 96, shade(STEEL, -0.25)) +
    rect(x - 2, top - 4, 17, 8, shade(STEEL, 0.3), 3)
  )
}

/** A tractor of today with a high roof and a sloping nose: Cascadia, VNL, T680, 579. */
function aeroTractor(color: string): Svg {
  const low = shade(color, -0.28)
  const light = shade(color, 0.22)
  const seam = shade(color, -0.35)
  return [
    frame(560),
    stack(236, -398),
    arch(555),
    path(
      'M258-45V-398Q258-420 282-420L366-416Q404-412 428-372L454-328 497-234 588-217Q630-207 640-158L648-96 640-42H622A68 68 0 1 0 488-42Z',
      color,
    ),
    path('M258-398Q258-420 282-420L366-416Q404-412 428-372L440-351H258Z', light),
    path('M258-108H487A68 68 0 0 0 487-42H258Z', low),
    rect(272, -84, 66, 34, shade(color, -0.42), 6),
    rect(352, -84, 106, 34, STEEL, 14),
    rect(352, -72, 106, 4, shade(STEEL, -0.2)),
    stroke('M258-351H442', seam, 3),
    stroke('M376-351V-110', seam, 3),
    path('M396-330H440L466-258H396Z', GLASS),
    path('M452-327L463-322 498-240 478-240Z', GLASS),
    path('M404-324H424L410-264H402Z', shade(GLASS, 0.18)),
    rect(296, -326, 52, 34, GLASS, 6),
    stroke('M388-340V-112H482', seam, 3),
    rect(396, -226, 26, 8, shade(color, -0.5), 4),
    stroke('M497-234L640-150', seam, 2),
    stroke('M268-196H470', light, 10),
    path('M600-205Q628-196 634-160L612-160Q602-182 600-205Z', '#f3efe0'),
    rect(632, -150, 14, 52, DARK, 3),
    path('M622-96H648L640-40H621Z', shade(DARK, 0.08)),
    rect(626, -72, 16, 8, '#ffb000', 3),
    stroke('M470-300L492-316', DARK, 5),
    rect(484, -330, 14, 58, DARK, 5),
    repeat(3, (i) => rect(300 + i * 44, -424, 12, 7, '#ffb000', 3)),
    wheel(85),
    wheel(200),
    wheel(555),
  ].join('')
}

/** A long square nose with chrome: W900, 389, and their like. */
function classicTractor(color: string): Svg {
  const light = shade(color, 0.22)
  const seam = shade(color, -0.35)
  return [
    frame(620),
    rect(238, -366, 128, 270, color, 8),
    rect(238, -366, 128, 14, light, 6),
    rect(262, -326, 44, 34, GLASS, 5),
    stroke('M246-190H358', light, 9),
    rect(240, -92, 110, 46, STEEL, 20),
    rect(240, -74, 110, 4, shade(STEEL, -0.2)),
    rect(372, -92, 90, 46, shade(STEEL, -0.08), 6),
    stroke('M382-70H452', shade(STEEL, -0.3), 4),
    stack(364, -436),
    path('M462-248L650-240Q662-238 662-226V-104H456Z', color),
    path('M462-248L650-240Q660-239 661-228L462-236Z', light),
    rect(660, -248, 18, 146, STEEL, 4),
    repeat(8, (i) => rect(663, -240 + i * 16, 12, 9, shade(STEEL, -0.35), 2)),
    path('M384-96V-342Q384-356 398-356H448L468-314V-96Z', color),
    path('M384-342Q384-356 398-356H448L454-344H384Z', light),
    path('M398-336H440L458-300V-254H398Z', GLASS),
    path('M406-330H422L410-262H404Z', shade(GLASS, 0.18)),
    path('M446-362H472L486-334 476-330Q462-344 446-346Z', shade(color, -0.25)),
    stroke('M390-344V-104H460V-300', seam, 3),
    rect(400, -236, 24, 7, STEEL, 3),
    stroke('M396-186H456', light, 9),
    stroke('M474-196H652', light, 9),
    repeat(6, (i) => rect(500 + i * 18, -224, 9, 16, seam, 2)),
    path(
      'M496-92Q514-168 606-170 682-168 702-96L684-92Q670-142 606-142 546-142 528-92Z',
      shade(color, -0.18),
    ),
    rect(650, -200, 36, 26, STEEL, 6),
    rect(680, -196, 9, 18, '#fffaf0', 3),
    rect(664, -94, 46, 54, STEEL, 6),
    rect(664, -72, 46, 5, shade(STEEL, -0.25)),
    rect(680, -60, 18, 7, '#ffb000', 3),
    stroke('M462-290L486-306', STEEL, 5),
    rect(480, -330, 13, 60, STEEL, 5),
    repeat(4, (i) => rect(394 + i * 15, -364, 8, 8, '#ffb000', 3)),
    wheel(85),
    wheel(200),
    wheel(606),
  ].join('')
}

/** No sleeper: local work. */
function dayCab(color: string): Svg {
  const seam = shade(color, -0.35)
  return [
    frame(440),
    stack(262, -360),
    arch(437),
    path(
      'M284-45V-330Q284-346 300-346H356L378-318 412-232 470-218Q512-208 522-158L530-96 522-42H504A68 68 0 1 0 370-42Z',
      color,
    ),
    path('M284-330Q284-346 300-346H356L366-334 284-330Z', shade(color, 0.22)),
    path('M284-106H369A68 68 0 0 0 369-42H284Z', shade(color, -0.28)),
    path('M304-326H352L380-254H304Z', GLASS),
    path('M366-322L378-316 411-240 392-240Z', GLASS),
    path('M312-320H330L318-260H310Z', shade(GLASS, 0.18)),
    stroke('M296-336V-112H374', seam, 3),
    rect(304, -226, 24, 8, seam, 4),
    stroke('M292-190H386', shade(color, 0.22), 9),
    path('M482-206Q510-196 516-160L496-160Q486-182 482-206Z', '#f3efe0'),
    rect(514, -150, 14, 52, DARK, 3),
    path('M504-96H530L522-40H503Z', shade(DARK, 0.08)),
    stroke('M382-292L402-308', DARK, 5),
    rect(396, -322, 13, 54, DARK, 5),
    wheel(85),
    wheel(200),
    wheel(437),
  ].join('')
}

export type Tractor = {
  readonly draw: (color: string) => Svg
  readonly length: number
  readonly coupling: number
}

/** Where a trailer's front end stands, counted from the tractor's rear end. */
export const TRACTORS = {
  aero: { draw: aeroTractor, length: 648, coupling: 226 },
  classic: { draw: classicTractor, length: 716, coupling: 226 },
  dayCab: { draw: dayCab, length: 530, coupling: 250 },
} as const satisfies Record<string, Tractor>

export type TractorName = keyof typeof TRACTORS
