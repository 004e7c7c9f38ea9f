import type { Group } from 'three'
import { type Canvas, drawn, fill } from '../shapes/canvas.ts'
import { group } from '../shapes/group.ts'
import { flat } from './furniture.ts'

function signature(canvas: Canvas, size: number): void {
  canvas.strokeStyle = '#2a3aa0'
  canvas.lineWidth = size / 90
  canvas.beginPath()
  canvas.moveTo(size * 0.5, size * 0.93)
  canvas.bezierCurveTo(size * 0.6, size * 0.8, size * 0.62, size, size * 0.7, size * 0.88)
  canvas.bezierCurveTo(size * 0.75, size * 0.84, size * 0.8, size * 0.96, size * 0.9, size * 0.88)
  canvas.stroke()
}

function lines(canvas: Canvas, size: number): void {
  canvas.fillStyle = '#b9bcc2'
  for (let i = 0; i < 14; i++) {
    const width = size * (i % 4 === 3 ? 0.45 : 0.84)
    canvas.fillRect(size * 0.08, size * (0.18 + i * 0.048), width, size * 0.013)
  }
}

/** A sheet of paper with lines, and a band of a color. */
export function paper(color = '#3a3fbf', { signed = true } = {}): Group {
  const sheet = drawn((canvas, size) => {
    fill(canvas, '#fbfaf6', [0, 0, size, size])
    fill(canvas, color, [size * 0.08, size * 0.06, size * 0.5, size * 0.06])
    lines(canvas, size)
    if (signed) signature(canvas, size)
  })
  const made = flat(sheet, 0.24, 0.33)
  made.rotation.x = -Math.PI / 2
  made.position.y = 0.005
  return group(made)
}
