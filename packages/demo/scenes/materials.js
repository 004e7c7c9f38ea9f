import { CanvasTexture, Color, MeshPhysicalMaterial, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace } from 'three'

/** Numbers from 0 to 1 that repeat with the seed. */
export function randomOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from, to) => from + (to - from) * next()
  return { next, between, pick: (list) => list[Math.floor(next() * list.length)] }
}

const cache = new Map()

function cached(key, make) {
  const found = cache.get(key) ?? make()
  cache.set(key, found)
  return found
}

export const matte = (color, roughness = 0.75, more = {}) =>
  cached(`${color} ${roughness} ${JSON.stringify(more)}`, () => new MeshStandardMaterial({ color, roughness, ...more }))

export const paint = (color) =>
  cached(
    `paint ${color}`,
    () =>
      new MeshPhysicalMaterial({
        color,
        roughness: 0.42,
        metalness: 0.05,
        clearcoat: 0.9,
        clearcoatRoughness: 0.08,
      }),
  )

export const lamp = (color, intensity = 1.5) =>
  cached(`lamp ${color} ${intensity}`, () => new MeshStandardMaterial({ color, emissive: color, emissiveIntensity: intensity }))

export const chrome = matte('#d9dde2', 0.14, { metalness: 1 })
export const aluminum = matte('#c3c8cd', 0.34, { metalness: 0.9 })
export const steel = matte('#767c83', 0.45, { metalness: 0.8 })
export const black = matte('#17191c', 0.55)
export const plastic = matte('#24272b', 0.7)
export const rubber = matte('#161617', 0.88)
export const glass = matte('#0b1218', 0.06, { metalness: 0.25 })
export const gap = matte('#0d0e10', 0.9)

function canvasTexture(size, repeat, draw) {
  const canvas = new OffscreenCanvas(size, size)
  draw(canvas.getContext('2d'), size)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(repeat, repeat)
  texture.anisotropy = 8
  return texture
}

const shade = (color, by) => `#${new Color(color).offsetHSL(0, 0, by).getHexString()}`

/** Ground with spots: asphalt, concrete, gravel, grass, snow. */
export function ground(color, { seed = 1, repeat = 24, spots = 9000, range = 0.05, stains = 26, cracks = 0, roughness = 0.92 } = {}) {
  const { next, between } = randomOf(seed)
  const map = canvasTexture(1024, repeat, (context, size) => {
    context.fillStyle = color
    context.fillRect(0, 0, size, size)
    for (let i = 0; i < stains; i++) {
      const [x, y, radius] = [between(0.15, 0.85) * size, between(0.15, 0.85) * size, between(20, 150)]
      const glow = context.createRadialGradient(x, y, 0, x, y, radius)
      glow.addColorStop(0, `${shade(color, between(-range * 1.6, range))}bb`)
      glow.addColorStop(1, `${color}00`)
      context.fillStyle = glow
      context.fillRect(0, 0, size, size)
    }
    for (let i = 0; i < spots; i++) {
      context.fillStyle = `${shade(color, between(-range, range))}99`
      context.fillRect(next() * size, next() * size, between(1, 6), between(1, 6))
    }
    for (let i = 0; i < cracks; i++) crack(context, size, shade(color, -0.13), { next, between })
  })
  return new MeshStandardMaterial({ map, roughness })
}

/** A sealed crack that wanders over asphalt. */
function crack(context, size, color, { next, between }) {
  let [x, y, way] = [next() * size, next() * size, next() * 7]
  context.strokeStyle = color
  context.lineWidth = between(1.5, 3.5)
  context.beginPath()
  context.moveTo(x, y)
  for (let i = 0; i < 26; i++) {
    way += between(-0.5, 0.5)
    x += Math.cos(way) * 17
    y += Math.sin(way) * 17
    context.lineTo(x, y)
  }
  context.stroke()
}

/** A picture drawn on a plate: a screen, a sheet of paper, a board. */
export function drawn(draw, { size = 512, glow = 0, roughness = 0.6 } = {}) {
  const map = canvasTexture(size, 1, draw)
  return new MeshStandardMaterial({
    map,
    roughness,
    ...(glow > 0 && { emissive: '#ffffff', emissiveMap: map, emissiveIntensity: glow }),
  })
}
