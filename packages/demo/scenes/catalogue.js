import { BACKDROPS } from './backdrops.js'
import { OFFICE_SCENES } from './office-scenes.js'
import { ROAD_BACKDROPS, ROAD_SCENES } from './road-scenes.js'
import { SHOP_SCENES } from './shop-scenes.js'
import { STREET_SCENES } from './street-scenes.js'
import { paint } from './materials.js'
import { group, place } from './shapes.js'
import { baked, photograph } from './studio.js'
import { TRUCK_SCENES } from './truck-scenes.js'

const SCENES = { ...TRUCK_SCENES, ...ROAD_SCENES, ...SHOP_SCENES, ...OFFICE_SCENES, ...STREET_SCENES }
const BACKS = { ...BACKDROPS, ...ROAD_BACKDROPS }

const kept = new Map()

/** Makes meshes once for all pictures that show the same. */
function meshesOf(key, make) {
  const made = kept.get(key) ?? baked(make())
  kept.set(key, made)
  return made
}

/** The subject, its middle moved to the origin and turned before a camera that stands at +z. */
function posed(meshes, middle = 0, degrees = 0) {
  const inner = place(group(meshes), -middle)
  return place(group(inner), 0, 0, 0, (degrees * Math.PI) / 180)
}

/** Paints meshes that were made in stand-in colors; what gets no color is left out. */
function tinted(meshes, tints = {}) {
  const materials = new Map(Object.entries(tints).map(([from, to]) => [paint(from), to && paint(to)]))
  return meshes.flatMap((mesh) => {
    if (!materials.has(mesh.material)) return [mesh]
    const material = materials.get(mesh.material)
    if (!material) return []
    const copy = mesh.clone()
    copy.material = material
    return [copy]
  })
}

export const names = Object.keys(SCENES)

/** Returns the picture as the address of its PNG data. */
export function picture(name, samples) {
  const { back, key = name, tints, subject, middle, degrees, ...scene } = SCENES[name]
  const content = [
    ...(back ? meshesOf(`back ${back}`, BACKS[back]) : []),
    posed(tinted(meshesOf(key, () => group(subject())), tints), middle, degrees),
  ]
  const url = photograph({ ...scene, content, ...(samples && { samples }) })
  return url
}
