import { type BufferGeometry, type Material, Mesh, type Object3D } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

export type SolidMesh = Mesh<BufferGeometry, Material>

function isMesh(object: Object3D): object is SolidMesh {
  return object instanceof Mesh
}

function meshesIn(content: Object3D): SolidMesh[] {
  const found: SolidMesh[] = []
  content.traverse((object) => {
    if (isMesh(object)) found.push(object)
  })
  return found
}

/** The geometry where the mesh stands, without an index, so that it can be merged with others. */
function placed({ geometry, matrixWorld }: SolidMesh): BufferGeometry {
  const own = geometry.index ? geometry.toNonIndexed() : geometry.clone()
  return own.applyMatrix4(matrixWorld)
}

/** Meshes of one material become one mesh: a software renderer pays for every draw call, many times over. */
export function bake(content: Object3D): SolidMesh[] {
  content.updateMatrixWorld(true)
  const byMaterial = Map.groupBy(meshesIn(content), ({ material }) => material)
  return [...byMaterial].map(([material, meshes]) => {
    const mesh = new Mesh(mergeGeometries(meshes.map(placed)), material)
    mesh.castShadow = !material.transparent
    mesh.receiveShadow = true
    return mesh
  })
}
