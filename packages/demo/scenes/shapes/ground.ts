import { Color, MeshStandardMaterial } from 'three'
import { type Canvas, textureOf } from './canvas.ts'
import { type Random, randomOf } from './random.ts'

/** `spots`, `stains` and `cracks` are how many there are, `range` says how much spots differ from the color. */
export type GroundLook = {
  readonly seed?: number
  readonly repeat?: number
  readonly spots?: number
  readonly range?: number
  readonly cracks?: number
}

const SIZE = 1024
const STAINS = 26
const ROUGHNESS = 0.92

const shade = (color: string, by: number) => `#${new Color(color).offsetHSL(0, 0, by).getHexString()}`

/** Ground with spots: asphalt, concrete, gravel, grass, snow. */
export function ground(color: string, look: GroundLook = {}): MeshStandardMaterial {
  const { seed = 1, repeat = 24, spots = 9000, range = 0.05, cracks = 0 } = look
  const random = randomOf(seed)
  const map = textureOf(SIZE, repeat, (canvas) => {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, SIZE, SIZE)
    for (let i = 0; i < STAINS; i++) stain(canvas, color, range, random)
    for (let i = 0; i < spots; i++) spot(canvas, color, range, random)
    for (let i = 0; i < cracks; i++) crack(canvas, shade(color, -0.13), random)
  })
  return new MeshStandardMaterial({ map, roughness: ROUGHNESS })
}

function stain(canvas: Canvas, color: string, range: number, { between }: Random): void {
  const [x, y, radius] = [between(0.15, 0.85) * SIZE, between(0.15, 0.85) * SIZE, between(20, 150)]
  const glow = canvas.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, `${shade(color, between(-range * 1.6, range))}bb`)
  glow.addColorStop(1, `${color}00`)
  canvas.fillStyle = glow
  canvas.fillRect(0, 0, SIZE, SIZE)
}

function spot(canvas: Canvas, color: string, range: number, { next, between }: Random): void {
  canvas.fillStyle = `${shade(color, between(-range, range))}99`
  canvas.fillRect(next() * SIZE, next() * SIZE, between(1, 6), between(1, 6))
}

/** A sealed crack that wanders over asphalt. */
function crack(canvas: Canvas, color: string, { next, between }: Random): void {
  let [x, y, way] = [next() * SIZE, next() * SIZE, next() * 7]
  canvas.strokeStyle = color
  canvas.lineWidth = between(1.5, 3.5)
  canvas.beginPath()
  canvas.moveTo(x, y)
  for (let i = 0; i < 26; i++) {
    way += between(-0.5, 0.5)
    x += Math.cos(way) * 17
    y += Math.sin(way) * 17
    canvas.lineTo(x, y)
  }
  canvas.stroke()
}
