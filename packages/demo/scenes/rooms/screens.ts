import { type Canvas, type Drawing, fill, type Share, trace } from '../shapes/canvas.ts'
import { pairs, times } from '../shapes/group.ts'
import { cycle } from '../shapes/random.ts'

/** A pen of this color whose lines have this width in pixels. */
function dip(canvas: Canvas, color: string, width: number): void {
  canvas.strokeStyle = color
  canvas.lineWidth = width
}

function screen(background: string, draw: Drawing): Drawing {
  return (canvas, size) => {
    fill(canvas, background, [0, 0, size, size])
    fill(canvas, '#22262d', [0, 0, size, size * 0.09])
    draw(canvas, size)
  }
}

function row(canvas: Canvas, size: number, i: number): void {
  const y = size * (0.13 + i * 0.066)
  fill(canvas, cycle(['#3a3fbf', '#1f8a5b', '#d9822b'], i), [size * 0.05, y, size * 0.1, size * 0.035])
  fill(canvas, '#9aa1aa', [size * 0.2, y, size * (0.2 + ((i * 7) % 5) * 0.05), size * 0.022])
  canvas.fillRect(size * 0.66, y, size * 0.12, size * 0.022)
  canvas.fillRect(size * 0.84, y, size * 0.1, size * 0.022)
}

const list = screen('#f6f7f9', (canvas, size) => {
  for (let i = 0; i < 13; i++) row(canvas, size, i)
})

function streets(canvas: Canvas, size: number): void {
  dip(canvas, '#ffffff', size / 60)
  for (let i = 1; i < 7; i++) {
    const at = (i * size) / 7
    canvas.beginPath()
    canvas.moveTo(at, 0)
    canvas.lineTo(at + 30, size)
    canvas.moveTo(0, at)
    canvas.lineTo(size, at - 40)
    canvas.stroke()
  }
}

const map = screen('#dbe6d3', (canvas, size) => {
  streets(canvas, size)
  dip(canvas, '#3a3fbf', size / 42)
  canvas.beginPath()
  canvas.moveTo(size * 0.12, size * 0.8)
  canvas.bezierCurveTo(size * 0.3, size * 0.3, size * 0.6, size * 0.8, size * 0.88, size * 0.25)
  canvas.stroke()
  for (const [x, y] of pairs([0.12, 0.8], [0.5, 0.56], [0.88, 0.25])) {
    canvas.fillStyle = '#c22a22'
    canvas.beginPath()
    canvas.arc(x * size, y * size, size / 30, 0, 7)
    canvas.fill()
  }
})

const chart = screen('#ffffff', (canvas, size) => {
  for (let i = 0; i < 9; i++) {
    canvas.fillStyle = i % 3 === 2 ? '#3a3fbf' : '#a9afe6'
    const height = size * (0.18 + 0.06 * i + (i % 2) * 0.05)
    canvas.fillRect(size * (0.08 + i * 0.096), size * 0.9 - height, size * 0.07, height)
  }
  dip(canvas, '#d9652b', size / 80)
  canvas.beginPath()
  trace(canvas, size, [
    [0.1, 0.66],
    [0.4, 0.5],
    [0.6, 0.55],
    [0.9, 0.14],
  ])
  canvas.stroke()
})

/** Off duty, driving, on duty: the line of a driver's day. */
const DAY: readonly [Share, ...Share[]] = [
  [0.06, 0.3],
  [0.3, 0.3],
  [0.3, 0.62],
  [0.5, 0.62],
  [0.5, 0.75],
  [0.58, 0.75],
  [0.58, 0.62],
  [0.78, 0.62],
  [0.78, 0.45],
  [0.94, 0.45],
]

const hours = screen('#f7f8fa', (canvas, size) => {
  dip(canvas, '#c5cad0', 2)
  for (const x of times(25, (i) => size * (0.06 + i * 0.0366))) {
    canvas.beginPath()
    canvas.moveTo(x, size * 0.25)
    canvas.lineTo(x, size * 0.8)
    canvas.stroke()
  }
  dip(canvas, '#1f6b4a', size / 60)
  canvas.beginPath()
  trace(canvas, size, DAY)
  canvas.stroke()
})

/** What screens show: a list, a map with a route, a chart, hours of a driver. */
export const SCREENS = { list, map, chart, hours } as const satisfies Record<string, Drawing>

export type ScreenName = keyof typeof SCREENS
