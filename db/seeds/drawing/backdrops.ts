import { area, circle, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'

/** The size of every drawn listing picture. */
export const SCENE = { width: 1280, height: 960 } as const
/** Where wheels stand. */
export const GROUND = 800

const { width, height } = SCENE
const sky = (color: string) => rect(0, 0, width, height, color)

export function cloud(x: number, y: number, size: number, color = '#ffffff'): Svg {
  return path(
    `M${x} ${y}h${size * 2.6}a${size * 0.42} ${size * 0.42} 0 0 0-${size * 0.3}-${size * 0.8}a${size * 0.7} ${size * 0.7} 0 0 0-${size * 1.3}-${size * 0.3}a${size * 0.5} ${size * 0.5} 0 0 0-${size} ${size * 1.1}Z`,
    color,
  )
}

function road(asphalt = '#4a4e57', line = '#f2e9c8'): Svg {
  return [
    rect(0, 716, width, 244, asphalt),
    rect(0, 716, width, 10, shade(asphalt, 0.35)),
    rect(0, 736, width, 5, line),
    repeat(6, (i) => rect(40 + i * 230, 880, 130, 12, line)),
  ].join('')
}

function trees(y: number, color: string, step = 74): Svg {
  return (
    repeat(Math.ceil(width / step) + 1, (i) => {
      const r = 24 + ((i * 37) % 5) * 6
      return (
        circle(i * step + ((i * 53) % 30), y - r, r, color) +
        circle(i * step + 36, y - r * 0.6, r * 0.8, color)
      )
    }) + rect(0, y - 22, width, 24, color)
  )
}

function rows(top: number, colors: readonly string[]): Svg {
  return colors
    .map((color, i) =>
      area(`0,${top + i * 30} ${width},${top + i * 30 - 14 + i * 6} ${width},${height} 0,${height}`, color),
    )
    .join('')
}

export type Backdrop = () => Svg

export const fields: Backdrop = () =>
  [
    sky('#cfe0e6'),
    circle(1080, 170, 62, '#ffe9ae'),
    cloud(160, 220, 64),
    cloud(720, 150, 46),
    trees(566, '#7f9a7a'),
    rows(560, ['#a9b878', '#c9bb6e', '#8fa565', '#b7ad63']),
    road(),
  ].join('')

export const sunset: Backdrop = () =>
  [
    sky('#f2c48d'),
    rect(0, 0, width, 200, '#e9a871'),
    rect(0, 200, width, 130, '#eeb67f'),
    circle(300, 540, 120, '#ffe6b0'),
    path(`M0 560Q220 470 460 548T900 500T1280 560V960H0Z`, '#a8644a'),
    path('M0 620Q300 540 640 612T1280 590V960H0Z', '#824a3a'),
    road('#3d3a40', '#f4d9a0'),
  ].join('')

export const night: Backdrop = () =>
  [
    sky('#16202e'),
    circle(1050, 150, 54, '#f1ecd2'),
    circle(1076, 138, 48, '#16202e'),
    repeat(40, (i) => circle((i * 211) % 1280, (i * 97) % 420, 1.6 + (i % 3), '#8fa0b5')),
    path('M0 590Q260 520 560 580T1280 540V960H0Z', '#1f2d3d'),
    path('M0 640Q420 590 760 636T1280 620V960H0Z', '#182431'),
    repeat(9, (i) => rect(110 + i * 120, 560 + ((i * 31) % 40), 9, 9, '#ffcf70')),
    road('#262a31', '#cfc08a'),
  ].join('')

export const snow: Backdrop = () =>
  [
    sky('#dfe7ee'),
    path('M0 560L170 430 300 520 470 380 640 540 860 420 1030 520 1160 450 1280 540V960H0Z', '#c3cfda'),
    path('M420 420L470 380 525 432 490 424 466 442 446 420Z', '#ffffff'),
    path('M0 600Q300 560 640 606T1280 590V960H0Z', '#f4f7f9'),
    repeat(12, (i) =>
      area(`${40 + i * 112},640 ${62 + i * 112},${556 - (i % 3) * 20} ${84 + i * 112},640`, '#5f7a72'),
    ),
    road('#6a707a', '#f5f7f8'),
    repeat(60, (i) => circle((i * 173) % 1280, (i * 131) % 590, 2 + (i % 3) * 1.4, '#ffffff')),
  ].join('')

export const skyline: Backdrop = () =>
  [
    sky('#d5dfe3'),
    cloud(120, 200, 54),
    repeat(17, (i) => rect(20 + i * 76, 560 - ((i * 89) % 230), 66, 400, i % 2 ? '#a9b7c0' : '#b9c5cc')),
    rect(560, 190, 70, 400, '#8798a4'),
    rect(576, 150, 10, 44, '#8798a4'),
    rect(604, 150, 10, 44, '#8798a4'),
    rect(760, 260, 84, 320, '#93a3ae'),
    trees(650, '#7d917c', 90),
    rows(640, ['#a7b39a']),
    road(),
  ].join('')

export const hills: Backdrop = () =>
  [
    sky('#dbe6e4'),
    cloud(860, 190, 58),
    path('M0 520Q180 380 400 490T820 440T1280 470V960H0Z', '#9db3ab'),
    path('M0 580Q300 470 620 566T1280 530V960H0Z', '#7f9c8b'),
    path('M0 640Q360 560 720 640T1280 610V960H0Z', '#68876f'),
    road(),
  ].join('')

export const desert: Backdrop = () =>
  [
    sky('#e9dcc3'),
    circle(220, 180, 70, '#fff3cf'),
    path('M120 560V430H210L236 390H420L446 430H520V560ZM820 560V450H900V400H1040V470H1120V560Z', '#b97b52'),
    path('M120 560V500H520V560ZM820 560V520H1120V560Z', '#a76a44'),
    path('M0 560Q400 530 760 566T1280 556V960H0Z', '#d7b27c'),
    path('M0 640H1280V960H0Z', '#c79e67'),
    road('#57524f'),
  ].join('')

const FENCE = '#8f969f'

/** A sales yard behind a fence. */
export const yard: Backdrop = () =>
  [
    sky('#d7e1e6'),
    cloud(180, 190, 52),
    cloud(900, 240, 40),
    trees(560, '#8aa08a'),
    rect(0, 556, width, 404, '#b9bab7'),
    repeat(17, (i) => rect(i * 80, 430, 6, 136, FENCE)),
    repeat(5, (i) => rect(0, 440 + i * 28, width, 3, FENCE)),
    rect(0, 600, width, 360, '#7d8087'),
    repeat(7, (i) =>
      area(`${-40 + i * 210},960 ${-20 + i * 210},960 ${60 + i * 200},600 ${50 + i * 200},600`, '#d9d7d0'),
    ),
  ].join('')

/** The doors of a warehouse. */
export const docks: Backdrop = () =>
  [
    sky('#cfdbe1'),
    rect(0, 170, width, 500, '#e3e0d8'),
    rect(0, 170, width, 44, '#24506b'),
    repeat(26, (i) => rect(i * 50, 214, 2, 456, '#d3d0c7')),
    repeat(
      4,
      (i) =>
        rect(70 + i * 310, 370, 210, 270, '#3a3f49', 4) +
        rect(84 + i * 310, 384, 182, 256, '#f2f2ee') +
        repeat(5, (k) => rect(84 + i * 310, 430 + k * 46, 182, 4, '#c9ccc9')) +
        rect(150 + i * 310, 310, 50, 40, '#1b1e24', 4) +
        rect(56 + i * 310, 600, 16, 50, '#17191d') +
        rect(280 + i * 310, 600, 16, 50, '#17191d'),
    ),
    rect(0, 660, width, 300, '#8b8e93'),
    rect(0, 660, width, 14, '#6f7278'),
    repeat(5, (i) => rect(30 + i * 310, 674, 8, 286, '#f2c94c')),
  ].join('')

/** A painted wall and a floor, for things that stand indoors. */
export function room(wall: string, floor: string, edge = 700): Svg {
  return (
    rect(0, 0, width, edge, wall) +
    rect(0, edge, width, height - edge, floor) +
    rect(0, edge - 12, width, 12, shade(wall, -0.15))
  )
}

/** A workshop with lamps, a shelf and a roll-up door. */
export const bay: Backdrop = () =>
  [
    room('#dcd9d0', '#9a9ca0', 720),
    repeat(
      4,
      (i) => rect(90 + i * 300, 60, 200, 20, '#fffbe6', 6) + rect(186 + i * 300, 0, 6, 60, '#5d626d'),
    ),
    rect(0, 520, width, 200, '#c7c3b8'),
    rect(0, 510, width, 14, '#8a3b12'),
    repeat(18, (i) => rect(40 + i * 70, 600 + ((i * 17) % 3) * 8, 30, 4, '#b7b2a6')),
    rect(0, 720, width, 10, '#f2c94c'),
    stroke('M0 840H1280', '#8b8d92', 3),
    stroke('M320 730L250 960M960 730L1030 960', '#8b8d92', 3),
  ].join('')
