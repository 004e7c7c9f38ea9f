import type { Material, Object3D } from 'three'
import { OFFICE_SCENES } from './office-scenes.ts'
import { BACKDROPS } from './places/backdrops.ts'
import { ROAD_SCENES } from './road-scenes.ts'
import type { Scene } from './scene.ts'
import { group, type Part, place } from './shapes/group.ts'
import { paint } from './shapes/materials.ts'
import { SHOP_SCENES } from './shop-scenes.ts'
import { STREET_SCENES } from './street-scenes.ts'
import { bake, type SolidMesh } from './studio/bake.ts'
import { photograph } from './studio/photograph.ts'
import { TRUCK_SCENES } from './truck-scenes.ts'

const SCENES: ReadonlyMap<string, Scene> = new Map(
  [TRUCK_SCENES, ROAD_SCENES, SHOP_SCENES, OFFICE_SCENES, STREET_SCENES].flatMap((scenes) =>
    Object.entries(scenes),
  ),
)

const kept = new Map<string, SolidMesh[]>()

/** Makes meshes once for all pictures that show the same. */
function meshesOf(key: string, make: () => Part): SolidMesh[] {
  const made = kept.get(key) ?? bake(group(make()))
  kept.set(key, made)
  return made
}

/** Paints meshes that were made in placeholder colors; what gets no color is left out. */
function tinted(meshes: readonly SolidMesh[], tints: Scene['tints'] = {}): SolidMesh[] {
  const paints = new Map<Material, Material | null>(
    Object.entries(tints).map(([from, to]) => [paint(from), to === null ? null : paint(to)]),
  )
  return meshes.flatMap((mesh) => {
    const material = paints.get(mesh.material)
    if (material === undefined) return [mesh]
    return material ? [repainted(mesh, material)] : []
  })
}

function repainted(mesh: SolidMesh, material: Material): SolidMesh {
  const copy = mesh.clone()
  copy.material = material
  return copy
}

/** The subject, its middle moved to the origin and turned before a camera that stands at +z. */
function posed(meshes: readonly SolidMesh[], { middle = 0, degrees = 0 }: Scene): Object3D {
  const inner = place(group(meshes), [-middle, 0, 0])
  return place(group(inner), [0, 0, 0], (degrees * Math.PI) / 180)
}

export const names = [...SCENES.keys()]

/** Returns the picture as the address of its PNG data. */
export function picture(name: string, samples?: number): string {
  const scene = SCENES.get(name)
  if (!scene) throw new Error(`There is no scene ${name}`)
  const { back, key = name } = scene
  const behind = back ? meshesOf(`back ${back}`, BACKDROPS[back]) : []
  const subject = posed(tinted(meshesOf(key, scene.subject), scene.tints), scene)
  return photograph([...behind, subject], scene, samples)
}
