import { Fog, type Object3D, PerspectiveCamera, Scene, Vector3 } from 'three'
import type { Camera, View } from '../scene.ts'
import { addSample, beginFilm, developFilm } from './film.ts'
import { aim, lightUp, sunDisk } from './lights.ts'
import { MOODS, type Mood } from './moods.ts'
import { reflections } from './reflections.ts'
import { HEIGHT, WIDTH } from './renderer.ts'
import { skyOf } from './sky.ts'

const SAMPLES = 14
const FLOOR = '#6d6f72'
const SHADOW_RADIUS = 14
const FOG: readonly [near: number, far: number] = [50, 300]

/** Low-discrepancy points: every further one fills the widest gap. */
const spread = (i: number) =>
  [
    (0.5 + i * 0.754877666) % 1,
    (0.5 + i * 0.569840291) % 1,
    (0.5 + i * 0.618033989) % 1,
    (0.5 + i * 0.8191725134) % 1,
  ] as const

type MovedCamera = {
  readonly camera: PerspectiveCamera
  readonly focus: Vector3
  readonly shift: (angle: number, distance: number, pixelX: number, pixelY: number) => void
}

/** A camera whose lens has a width: returns how to take it to a point of the lens, and by parts of a pixel. */
function cameraOf(view: Camera): MovedCamera {
  const camera = new PerspectiveCamera(view.fov, WIDTH / HEIGHT, 0.05, 900)
  const focus = new Vector3(...view.at)
  const from = new Vector3(...view.from)
  camera.position.copy(from)
  camera.lookAt(focus)
  const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion)
  const up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion)
  const shift = (angle: number, distance: number, pixelX: number, pixelY: number) => {
    camera.position
      .copy(from)
      .addScaledVector(right, Math.cos(angle) * distance)
      .addScaledVector(up, Math.sin(angle) * distance)
    camera.lookAt(focus)
    camera.setViewOffset(WIDTH, HEIGHT, pixelX, pixelY, WIDTH, HEIGHT)
  }
  return { camera, focus, shift }
}

/** The content under a sky, in haze. */
function sceneOf(content: readonly Object3D[], mood: Mood, floor: string, [near, far] = FOG): Scene {
  const scene = new Scene()
  scene.add(...content, skyOf(mood))
  scene.fog = new Fog(mood.haze, near, far)
  scene.environment = reflections(mood, floor)
  scene.environmentIntensity = mood.skyPower * 0.5
  return scene
}

/**
 * Renders one picture from many: each with the sun, the sky and the lens at another point, so that their average has
 * soft shadows, darkness in corners, and blur in the distance. Returns the address of its PNG data.
 */
export function photograph(content: readonly Object3D[], view: View, samples = SAMPLES): string {
  const mood = MOODS[view.mood]
  const { floor = FLOOR, radius = SHADOW_RADIUS, exposure = 1 } = view
  const scene = sceneOf(content, mood, floor, view.fog)
  const { camera, focus, shift } = cameraOf(view.camera)
  const lights = lightUp(scene, mood, focus, { radius, floor })
  const sunAt = sunDisk(mood)
  beginFilm(samples)
  for (let i = 0; i < samples; i++) {
    const [a, b, c, d] = spread(i)
    const turn = c * Math.PI * 2
    aim(lights.sun, sunAt(a * Math.PI * 2, Math.sqrt(b)), focus)
    aim(lights.sky, skyPoint(turn, Math.sqrt((i + 0.5) / samples) * 0.96), focus)
    shift(turn * 3, view.camera.lens * Math.sqrt(d), a - 0.5, d - 0.5)
    addSample(scene, camera)
  }
  const picture = developFilm(mood.exposure * exposure)
  lights.sun.dispose()
  lights.sky.dispose()
  scene.clear()
  return picture
}

/** A direction to the sky: from straight above to the horizon. */
const skyPoint = (turn: number, low: number) =>
  new Vector3(Math.cos(turn) * low, Math.sqrt(1 - low * low), Math.sin(turn) * low)
