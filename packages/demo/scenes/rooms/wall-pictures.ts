import type { Group } from 'three'
import { type Canvas, drawn, fill, trace } from '../shapes/canvas.ts'
import { group, place } from '../shapes/group.ts'
import { black, matte } from '../shapes/materials.ts'
import { box } from '../shapes/solids.ts'
import { flat } from './furniture.ts'

function landscape(canvas: Canvas, size: number): void {
  const view = canvas.createLinearGradient(0, 0, 0, size)
  view.addColorStop(0, '#9cc3e8')
  view.addColorStop(0.62, '#e4eef5')
  view.addColorStop(0.63, '#8ea579')
  view.addColorStop(1, '#6f8a5c')
  canvas.fillStyle = view
  canvas.fillRect(0, 0, size, size)
}

/** A window with a view, for a back wall. */
export function windowPane(): Group {
  const view = drawn(landscape, { glow: 0.9 })
  return group(
    flat(view, 1.9, 1.5),
    box(matte('#f6f5f2'), [2.06, 0.09, 0.08], [0, 0.78, 0.02]),
    box(matte('#f6f5f2'), [2.2, 0.09, 0.2], [0, -0.78, 0.06]),
    [-1, 0, 1].map((x) => box(matte('#f6f5f2'), [0.07, 1.6, 0.07], [x, 0, 0.02])),
  )
}

/** Mountains of one color under a sun. */
function mountains(canvas: Canvas, size: number, color: string): void {
  fill(canvas, '#efe8da', [0, 0, size, size])
  canvas.fillStyle = color
  canvas.beginPath()
  trace(canvas, size, [
    [0, 1],
    [0.35, 0.35],
    [0.6, 0.7],
    [0.8, 0.45],
    [1, 1],
  ])
  canvas.fill()
  canvas.fillStyle = '#d98a3a'
  canvas.beginPath()
  canvas.arc(size * 0.72, size * 0.25, size * 0.09, 0, 7)
  canvas.fill()
}

/** A framed picture on a wall. */
export function picture(x: number, y: number, z: number, color = '#35567d'): Group {
  const scenery = drawn((canvas, size) => mountains(canvas, size, color))
  return group(box(black, [0.9, 0.66, 0.03], [x, y, z]), place(flat(scenery, 0.82, 0.58), [x, y, z + 0.02]))
}
