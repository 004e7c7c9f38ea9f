import type { BackdropName } from './places/backdrops.ts'
import type { Part, Point3 } from './shapes/group.ts'
import type { MoodName } from './studio/moods.ts'

/** `lens` is the width of its opening in meters: more of it blurs what is nearer or farther than `at`. */
export type Camera = {
  readonly from: Point3
  readonly at: Point3
  readonly fov: number
  readonly lens: number
}

/** How a picture is taken: `radius` says how far shadows reach around the middle, `fog` where haze begins and ends. */
export type View = {
  readonly mood: MoodName
  readonly camera: Camera
  readonly floor?: string
  readonly radius?: number
  readonly fog?: readonly [near: number, far: number]
  readonly exposure?: number
}

/** A view that says nothing of the camera: several pictures share it. */
export type Setting = Omit<View, 'camera'>

/**
 * A picture: what it shows, where, and how it is taken. The subject's `middle` comes to the origin, and it is turned by
 * `degrees`. Scenes of one `key` show the same subject in other `tints`, by its placeholder colors; what has none is left
 * out.
 */
export type Scene = View & {
  readonly back?: BackdropName
  readonly key?: string
  readonly tints?: Readonly<Record<string, string | null>>
  readonly subject: () => Part
  readonly middle?: number
  readonly degrees?: number
}

export type Place = readonly [back: BackdropName, mood: MoodName]

type ShotLook = {
  readonly height?: number
  readonly fov?: number
  readonly aim?: number
  readonly lens?: number
}

/** A camera before the origin, at this distance. */
export function shot(distance: number, look: ShotLook = {}): Camera {
  const { height = 2.2, fov = 29, aim = 1.95, lens = 0.05 } = look
  return { from: [0, height, distance], at: [0, aim, 0], fov, lens }
}
