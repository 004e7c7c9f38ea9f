import { BOARD_SIZES, drawRoad, ICON_STYLES, type IconBoard, type RoadBoard } from './board-styles.ts'
import { at, circle, repeat, type Svg, stroke } from './svg.ts'

export type Board = RoadBoard | IconBoard

const ASPHALT = '#1b1e24'

// Of the lamps, in pixels.
const FRAME = 24

/** The lamps around a board: every third one is lit, and the light walks. */
function lamps(w: number, h: number, step: number): Svg {
  const [across, down] = [16, 10]
  const light = (i: number) => ((i + step) % 3 === 0 ? '#fff3c4' : '#b98a1c')
  return [
    stroke(`M12 12H${w - 12}V${h - 12}H12Z`, ASPHALT, FRAME),
    repeat(
      across,
      (i) =>
        circle(12 + (i * (w - 24)) / (across - 1), 12, 8, light(i)) +
        circle(12 + (i * (w - 24)) / (across - 1), h - 12, 8, light(across - i)),
    ),
    repeat(
      down,
      (i) =>
        circle(12, 12 + (i * (h - 24)) / (down - 1), 8, light(down - i)) +
        circle(w - 12, 12 + (i * (h - 24)) / (down - 1), 8, light(i)),
    ),
  ].join('')
}

/** What is on a board, without the <svg> around it. */
export function drawBoard(board: Board): Svg {
  const [w, h] = BOARD_SIZES[board.size]
  return board.style === 'road' ? drawRoad({ ...board, w, h }) : ICON_STYLES[board.style]({ ...board, w, h })
}

/** How many pictures the lamps need until the light is where it was. */
export const LAMP_STEPS = 3

/** The same with lamps around it, at one step of their walk. */
export function drawLitBoard(board: Board, step: number): Svg {
  const [w, h] = BOARD_SIZES[board.size]
  const scale = (w - 2 * FRAME) / w
  return at(FRAME, (h - h * scale) / 2, drawBoard(board), scale) + lamps(w, h, step)
}
