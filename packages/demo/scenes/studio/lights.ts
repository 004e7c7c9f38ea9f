import { Color, DirectionalLight, HemisphereLight, type Scene, Vector3 } from 'three'
import type { Mood } from './moods.ts'

const SHADOW_SIZE = 1024
const LIGHT_DISTANCE = 90

function lightWithShadow(
  color: string | Color,
  power: number,
  focus: Vector3,
  radius: number,
): DirectionalLight {
  const light = new DirectionalLight(color, power)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE)
  const frame = { left: -radius, right: radius, top: radius, bottom: -radius, near: 1, far: 220 }
  Object.assign(light.shadow.camera, frame)
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.03
  light.shadow.radius = 2
  light.target.position.copy(focus)
  return light
}

export function aim(light: DirectionalLight, direction: Vector3, focus: Vector3): void {
  light.position.copy(focus).addScaledVector(direction.normalize(), LIGHT_DISTANCE)
}

export type Lights = { readonly sun: DirectionalLight; readonly sky: DirectionalLight }

/** Lights the scene by the sun and, from all over the sky, by a second light. */
export function lightUp(scene: Scene, mood: Mood, focus: Vector3, { radius, floor }: Lit): Lights {
  const [, skyColor] = mood.sky
  const skyLight = new Color(skyColor).lerp(new Color('#fff6ea'), 0.62)
  const sun = lightWithShadow(mood.sunColor, mood.sunPower, focus, radius)
  const sky = lightWithShadow(skyLight, mood.skyPower * 1.15, focus, radius)
  scene.add(sun, sun.target, sky, sky.target)
  scene.add(new HemisphereLight(skyColor, floor, mood.skyPower * 0.18))
  return { sun, sky }
}

/** How far from the focus things cast shadows, and the color of the floor. */
type Lit = { readonly radius: number; readonly floor: string }

/** Returns directions to points of the sun's disk, by an angle and a share of its radius. */
export function sunDisk({ sun, soft }: Mood): (angle: number, reach: number) => Vector3 {
  const way = new Vector3(...sun).normalize()
  const across = new Vector3(0, 1, 0).cross(way).normalize()
  const along = new Vector3().crossVectors(way, across)
  return (angle, reach) =>
    way
      .clone()
      .addScaledVector(across, Math.cos(angle) * reach * soft)
      .addScaledVector(along, Math.sin(angle) * reach * soft)
}
