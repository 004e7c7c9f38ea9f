import { BOARD_SIZES, drawRoad, ICON_STYLES, type IconBoard, type RoadBoard } from './board-styles.ts'
import { circle, repeat, type Svg, stroke } from './svg.ts'

export type Board = RoadBoard | IconBoard

const ASPHALT = '#1b1e24'

/** The lamps around a board that changes: every third one is lit, and the light walks. */
export function lamps(w: number, h: number, step: number): Svg {
  const [across, down] = [16, 10]
  const light = (i: number) => ((i + step) % 3 === 0 ? '#fff3c4' : '#b98a1c')
  return [
    stroke(`M12 12H${w - 12}V${h - 12}H12Z`, ASPHALT, 24),
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
