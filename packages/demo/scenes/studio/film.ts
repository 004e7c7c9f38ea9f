import {
  AddEquation,
  type Camera,
  CustomBlending,
  FloatType,
  HalfFloatType,
  type IUniform,
  Mesh,
  NeutralToneMapping,
  NoBlending,
  NoToneMapping,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type ShaderMaterialParameters,
  WebGLRenderTarget,
} from 'three'
import { HEIGHT, renderer, WIDTH } from './renderer.ts'

// Adds samples up and shows their average.

const screen = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
const sample = new WebGLRenderTarget(WIDTH, HEIGHT, { type: HalfFloatType })
const sum = new WebGLRenderTarget(WIDTH, HEIGHT, { type: FloatType, depthBuffer: false })

const VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

const ADD_FRAGMENT =
  'varying vec2 at; uniform sampler2D seen; uniform float share; void main() { gl_FragColor = vec4(min(texture2D(seen, at).rgb, vec3(12.0)) * share, 1.0); }'

/** Corners of the picture are a little darker. */
const SHOW_FRAGMENT = `varying vec2 at; uniform sampler2D seen; uniform float bright;
  void main() {
    vec2 off = at - 0.5; vec3 c = texture2D(seen, at).rgb * bright * (1.0 - dot(off, off) * 0.32);
    gl_FragColor = vec4(c, 1.0);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
  }`

/** A scene that draws the whole picture once. */
function pass(
  fragmentShader: string,
  uniforms: Record<string, IUniform<unknown>>,
  look: ShaderMaterialParameters,
): Scene {
  const flat = { vertexShader: VERTEX, depthTest: false, depthWrite: false }
  const material = new ShaderMaterial({ ...flat, fragmentShader, uniforms, ...look })
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  const scene = new Scene()
  scene.add(mesh)
  return scene
}

const share = { value: 1 }
const bright = { value: 1 }

const add = pass(
  ADD_FRAGMENT,
  { seen: { value: sample.texture }, share },
  {
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    transparent: true,
  },
)

const show = pass(
  SHOW_FRAGMENT,
  { seen: { value: sum.texture }, bright },
  { toneMapped: true, blending: NoBlending },
)

/** Begins an average of so many samples. */
export function beginFilm(samples: number): void {
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0, 0)
  renderer.clear()
  renderer.autoClear = true
  share.value = 1 / samples
}

export function addSample(scene: Scene, camera: Camera): void {
  renderer.toneMapping = NoToneMapping
  renderer.setRenderTarget(sample)
  renderer.render(scene, camera)
  renderer.autoClear = false
  renderer.setRenderTarget(sum)
  renderer.render(add, screen)
  renderer.autoClear = true
}

/** Returns the picture as the address of its PNG data. */
export function developFilm(exposure: number): string {
  renderer.toneMapping = NeutralToneMapping
  bright.value = exposure
  renderer.setRenderTarget(null)
  renderer.render(show, screen)
  return renderer.domElement.toDataURL('image/png')
}
