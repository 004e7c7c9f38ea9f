import type { Mesh } from 'three'
import { type Canvas, drawn, fill, trace } from '../shapes/canvas.ts'
import { box } from '../shapes/solids.ts'

function writing(canvas: Canvas, size: number): void {
  for (let i = 0; i < 5; i++) {
    const y = 0.2 + i * 0.15
    canvas.beginPath()
    trace(canvas, size, [
      [0.08, y],
      [0.3 + (i % 3) * 0.08, y],
    ])
    canvas.stroke()
  }
}

function sketch(canvas: Canvas, size: number): void {
  canvas.strokeRect(size * 0.58, size * 0.3, size * 0.3, size * 0.3)
  canvas.beginPath()
  canvas.arc(size * 0.65, size * 0.66, size * 0.05, 0, 7)
  canvas.arc(size * 0.82, size * 0.66, size * 0.05, 0, 7)
  canvas.stroke()
}

/** What a class looks at: lines of text, and a truck from behind. */
export function board(color: string, chalk: string): Mesh {
  const drawing = drawn((canvas, size) => {
    fill(canvas, color, [0, 0, size, size])
    canvas.strokeStyle = chalk
    canvas.lineWidth = 4
    writing(canvas, size)
    sketch(canvas, size)
  })
  return box(drawing, [3.6, 1.5, 0.04], [0.6, 1.85, -2.9], 0.001)
}
