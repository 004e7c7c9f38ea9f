import {
  BackSide,
  Color,
  Mesh,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
} from 'three'
import type { Mood } from './moods.ts'
import { renderer } from './renderer.ts'
import { skyOf, WAY_VERTEX } from './sky.ts'

const generator = new PMREMGenerator(renderer)
const kept = new Map<string, Texture>()

/** The lower half of a sphere, a little below the horizon. */
function floorAround(color: string): Mesh {
  const lower = new SphereGeometry(390, 32, 12, 0, Math.PI * 2, Math.PI * 0.505, Math.PI * 0.495)
  const material = new ShaderMaterial({
    vertexShader: WAY_VERTEX,
    side: BackSide,
    uniforms: { color: { value: new Color(color).multiplyScalar(0.9) } },
    fragmentShader: 'uniform vec3 color; void main() { gl_FragColor = vec4(color, 1.0); }',
  })
  return new Mesh(lower, material)
}

function reflect(mood: Mood, floorColor: string): Texture {
  const around = new Scene()
  around.add(skyOf({ ...mood, clouds: mood.clouds * 0.7 }))
  around.add(floorAround(floorColor))
  return generator.fromScene(around, 0.01, 0.1, 1000).texture
}

/** The sky and a ground of one color, as mirrored by chrome and paint. */
export function reflections(mood: Mood, floorColor: string): Texture {
  const key = JSON.stringify([mood, floorColor])
  const made = kept.get(key) ?? reflect(mood, floorColor)
  kept.set(key, made)
  return made
}
