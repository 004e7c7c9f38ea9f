/** The box around connected pixels; the last row and column belong to it. */
export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const heightOf = ({ top, bottom }: Box): number => bottom - top + 1
export const widthOf = ({ left, right }: Box): number => right - left + 1

/** Returns the smallest box around both. */
export const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Returns the steps to the pixels around one, those at its corners too; none crosses an edge of the picture. */
function stepsFrom(width: number): (x: number) => readonly number[] {
  const same = [-width, 0, width]
  const [before, after] = [same.map((step) => step - 1), same.map((step) => step + 1)]
  const [first, last, inside] = [
    [...same, ...after],
    [...before, ...same],
    [...before, ...same, ...after],
  ]
  return (x) => {
    if (x === 0) return first
    return x === width - 1 ? last : inside
  }
}

/** Returns the boxes around all connected pixels of `marks`. */
export function boxesOf(marks: Uint8Array, width: number): readonly Box[] {
  const left = marks.slice()
  const stepsAt = stepsFrom(width)
  const found: number[] = []
  const boxes: Box[] = []
  const take = (at: number) => {
    if (!left[at]) return
    left[at] = 0
    found.push(at)
  }
  for (let start = 0; start < left.length; start++) {
    take(start)
    if (found.length === 0) continue
    const box = { left: width, right: 0, top: left.length, bottom: 0 }
    for (let at = found.pop(); at !== undefined; at = found.pop()) {
      const x = at % width
      const y = (at - x) / width
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      for (const step of stepsAt(x)) take(at + step)
    }
    boxes.push(box)
  }
  return boxes
}
