import { CanvasTexture, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'

export type Canvas = OffscreenCanvasRenderingContext2D
/** Draws on a square of this size in pixels. */
export type Drawing = (canvas: Canvas, size: number) => void

export function textureOf(size: number, repeat: number, draw: Drawing): Texture {
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no textures')
  draw(context, size)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(repeat, repeat)
  texture.anisotropy = 8
  return texture
}

type DrawnLook = { readonly glow?: number; readonly roughness?: number }

const DRAWN_SIZE = 512

/** A picture drawn on a plate: a screen, a sheet of paper, a board. */
export function drawn(draw: Drawing, { glow = 0, roughness = 0.6 }: DrawnLook = {}): MeshStandardMaterial {
  const map = textureOf(DRAWN_SIZE, 1, draw)
  return new MeshStandardMaterial({
    map,
    roughness,
    ...(glow > 0 && { emissive: '#ffffff', emissiveMap: map, emissiveIntensity: glow }),
  })
}

/** A point as shares of the size. */
export type Share = readonly [x: number, y: number]
type Rectangle = readonly [x: number, y: number, width: number, height: number]

/** The current path: a broken line. Points are shares of the size. */
export function trace(canvas: Canvas, size: number, [first, ...others]: readonly [Share, ...Share[]]): void {
  canvas.moveTo(first[0] * size, first[1] * size)
  for (const [x, y] of others) canvas.lineTo(x * size, y * size)
}

/** Fills a rectangle of pixels. */
export function fill(canvas: Canvas, color: string, rectangle: Rectangle): void {
  canvas.fillStyle = color
  canvas.fillRect(...rectangle)
}
