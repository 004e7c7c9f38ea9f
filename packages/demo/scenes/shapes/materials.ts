import { MeshPhysicalMaterial, MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three'

// Three.js draws materials in the order of their creation; of two surfaces that touch, the later one shows. Create them
// in another order, and edges of pictures change a little.

const cache = new Map<string, MeshStandardMaterial>()

function cached(key: string, make: () => MeshStandardMaterial): MeshStandardMaterial {
  const found = cache.get(key) ?? make()
  cache.set(key, found)
  return found
}

export function matte(
  color: string,
  roughness = 0.75,
  more: MeshStandardMaterialParameters = {},
): MeshStandardMaterial {
  const key = `${color} ${roughness} ${JSON.stringify(more)}`
  return cached(key, () => new MeshStandardMaterial({ color, roughness, ...more }))
}

export function paint(color: string): MeshStandardMaterial {
  const look = { color, roughness: 0.42, metalness: 0.05, clearcoat: 0.9, clearcoatRoughness: 0.08 }
  return cached(`paint ${color}`, () => new MeshPhysicalMaterial(look))
}

export function lamp(color: string, intensity = 1.5): MeshStandardMaterial {
  const look = { color, emissive: color, emissiveIntensity: intensity }
  return cached(`lamp ${color} ${intensity}`, () => new MeshStandardMaterial(look))
}

export const chrome = matte('#d9dde2', 0.14, { metalness: 1 })
export const aluminum = matte('#c3c8cd', 0.34, { metalness: 0.9 })
export const steel = matte('#767c83', 0.45, { metalness: 0.8 })
export const black = matte('#17191c', 0.55)
export const plastic = matte('#24272b', 0.7)
export const rubber = matte('#161617', 0.88)
export const glass = matte('#0b1218', 0.06, { metalness: 0.25 })
export const gap = matte('#0d0e10', 0.9)
