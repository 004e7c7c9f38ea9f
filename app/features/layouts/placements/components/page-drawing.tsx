import type { PageDrawing } from '../drawing.ts'

const one = (value: number) => Math.round(value * 10) / 10

/** A page in outlines, with one placement on it. `alt` says the same in words. */
export function DrawnPage({ drawing, alt }: { drawing: PageDrawing; alt: string }) {
  const { width, height, rects } = drawing
  return (
    <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`} className="page-drawing">
      {rects.map(({ role, x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          className={`drawn-${role}`}
          x={one(x)}
          y={one(y)}
          width={one(width)}
          height={one(height)}
          rx={2}
        />
      ))}
    </svg>
  )
}
