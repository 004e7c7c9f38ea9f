import { circle, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'
import { wheel } from './tractors.ts'

// Side views, nose to the right, ground at y = 0.

const GLASS = '#233447'
const DARK = '#2a2e37'

/** 400 long. */
export function sedan(color: string): Svg {
  return [
    path(
      'M10-46Q4-96 48-108L96-116 150-160Q160-168 180-168H256Q276-168 290-156L336-116 384-106Q402-100 400-70L396-44H10Z',
      color,
    ),
    path('M112-116L158-154Q164-159 178-159H200V-116Z', GLASS),
    path('M212-159H254Q270-159 280-150L318-116H212Z', GLASS),
    stroke('M206-158V-50', shade(color, -0.3), 3),
    rect(214, -104, 20, 6, shade(color, -0.4), 3),
    rect(124, -104, 20, 6, shade(color, -0.4), 3),
    path('M376-104Q398-100 399-82L374-84Z', '#f3efe0'),
    rect(10, -96, 18, 22, '#c4281c', 4),
    rect(6, -58, 392, 14, shade(color, -0.35), 4),
    wheel(92, 38),
    wheel(318, 38),
  ].join('')
}

/** A cargo van, 520 long. */
export function cargoVan(color: string): Svg {
  return [
    path('M8-44V-250Q8-270 30-270H330Q360-270 378-244L420-168 492-146Q516-138 516-110V-44Z', color),
    path('M340-250Q354-250 364-236L402-166H316V-250Z', GLASS),
    stroke('M306-262V-52', shade(color, -0.25), 3),
    stroke('M150-250V-60', shade(color, -0.16), 3),
    rect(318, -150, 26, 7, shade(color, -0.4), 3),
    path('M474-150Q506-142 508-118L480-122Z', '#f3efe0'),
    rect(8, -200, 10, 50, '#c4281c', 3),
    rect(8, -62, 508, 20, shade(color, -0.4), 4),
    rect(490, -96, 28, 34, DARK, 4),
    wheel(112, 44),
    wheel(412, 44),
  ].join('')
}

/** A straight truck of 26 feet, 760 long. */
export function boxTruck(color: string, box: string, stripe: string): Svg {
  return [
    rect(20, -92, 700, 20, DARK, 2),
    rect(0, -392, 520, 296, box, 4),
    repeat(10, (i) => rect(46 + i * 48, -384, 2, 280, shade(box, -0.09))),
    path('M440-392H540Q560-392 560-372V-300H440Z', box),
    rect(0, -210, 520, 40, stripe),
    rect(0, -392, 520, 10, shade(box, -0.2)),
    rect(0, -106, 520, 10, shade(box, -0.25)),
    path('M536-46V-276Q536-292 552-292H610Q626-292 636-276L676-196 730-182Q752-174 754-140L756-46Z', color),
    path('M560-276H606Q616-276 622-266L656-196H560Z', GLASS),
    stroke('M552-284V-60H650', shade(color, -0.3), 3),
    rect(562, -176, 24, 7, shade(color, -0.45), 3),
    path('M726-178Q746-172 747-146L722-150Z', '#f3efe0'),
    rect(742, -130, 14, 44, DARK, 3),
    rect(690, -62, 70, 20, '#5d626d', 4),
    rect(0, -70, 60, 10, '#c4281c'),
    wheel(150, 46),
    wheel(640, 46),
  ].join('')
}

/** A heavy wrecker, 760 long. */
export function towTruck(color: string): Svg {
  return [
    rect(20, -92, 700, 24, DARK, 2),
    path('M20-98L60-190H500V-98Z', color),
    rect(60, -190, 440, 14, shade(color, 0.25)),
    stroke('M420-200L120-330', '#3a3f49', 30),
    stroke('M420-200L120-330', '#ffb000', 16),
    stroke('M118-330V-200', '#17191d', 5),
    circle(118, -190, 12, '#c9ced6'),
    path('M520-46V-300Q520-316 536-316H606L630-290 664-206 728-190Q752-182 754-140L756-46Z', color),
    path('M540-298H598Q606-298 610-290L644-206H540Z', GLASS),
    rect(550, -334, 60, 16, '#ffb000', 6),
    rect(520, -150, 236, 16, '#fff'),
    repeat(5, (i) => rect(90 + i * 80, -150, 50, 36, shade(color, -0.25), 3)),
    path('M724-184Q746-178 747-150L722-154Z', '#f3efe0'),
    rect(690, -66, 72, 24, '#c9ced6', 4),
    wheel(130, 50),
    wheel(240, 50),
    wheel(650, 50),
  ].join('')
}

/** 430 long, from the front of the fork. */
export function forklift(color: string): Svg {
  return [
    rect(330, -330, 12, 320, DARK),
    rect(352, -330, 10, 320, '#3a3f49'),
    stroke('M362-40H470', '#17191d', 10),
    path('M60-60V-160Q60-190 100-190H190L210-120H300V-50H60Z', color),
    stroke('M120-190L140-320H290L310-120', DARK, 12),
    rect(128, -330, 170, 14, DARK, 4),
    path('M170-190H220V-150H250V-120H170Z', '#17191d'),
    rect(366, -230, 110, 92, '#c99a5b', 2),
    rect(366, -136, 110, 92, '#d4a96c', 2),
    stroke('M420-230V-44', '#a87a3e', 4),
    wheel(120, 38),
    wheel(290, 46),
  ].join('')
}
