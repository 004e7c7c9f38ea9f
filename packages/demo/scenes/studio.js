import {
  AdditiveBlending, BackSide, Color, CustomBlending, DirectionalLight, FloatType, Fog,
  HalfFloatType, HemisphereLight, Mesh, NeutralToneMapping, NoBlending, NoToneMapping, OneFactor, AddEquation, OrthographicCamera, PCFShadowMap,
  PerspectiveCamera, PlaneGeometry, PMREMGenerator, Scene, ShaderMaterial, SphereGeometry, Vector3, WebGLRenderer, WebGLRenderTarget,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { MOODS } from './moods.js'

/** The size of the page, which is that of the picture. */
const [WIDTH, HEIGHT] = [innerWidth, innerHeight]
const SHADOW_SIZE = 1024

const SKY_VERTEX = 'varying vec3 way; void main() { way = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }'
const SKY_FRAGMENT = `
varying vec3 way; uniform vec3 high, middle, low, sun, glow; uniform float clouds;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float cloud(vec2 p) { float v = 0.0, a = 0.5; for (int i = 0; i < 5; i++) { v += a * noise(p); p *= 2.1; a *= 0.5; } return v; }
void main() {
  vec3 d = normalize(way); float h = max(d.y, 0.0);
  vec3 c = mix(mix(low, middle, smoothstep(0.0, 0.16, h)), high, smoothstep(0.1, 0.75, h));
  float toward = max(dot(d, normalize(sun)), 0.0);
  c += glow * (pow(toward, 6.0) * 0.22 + pow(toward, 90.0) * 0.5);
  if (d.y > 0.015) {
    vec2 p = d.xz / (d.y + 0.22) * 1.7;
    float cover = smoothstep(0.5, 0.78, cloud(p + 3.7)) * clouds * smoothstep(0.015, 0.12, d.y);
    c = mix(c, mix(low, vec3(1.0), 0.55) * (0.92 + 0.25 * toward), cover * 0.8);
  }
  gl_FragColor = vec4(c, 1.0);
}`

function skyOf({ sky, sun, sunColor, clouds }) {
  const [high, middle, low] = sky.map((color) => new Color(color))
  const uniforms = {
    high: { value: high }, middle: { value: middle }, low: { value: low },
    sun: { value: new Vector3(...sun) }, glow: { value: new Color(sunColor) }, clouds: { value: clouds },
  }
  return new Mesh(
    new SphereGeometry(400, 48, 32),
    new ShaderMaterial({ uniforms, vertexShader: SKY_VERTEX, fragmentShader: SKY_FRAGMENT, side: BackSide, depthWrite: false, fog: false }),
  )
}

/** Meshes of one material become one mesh: a software renderer pays for every draw call, many times over. */
export function baked(content) {
  content.updateMatrixWorld(true)
  const byMaterial = new Map()
  content.traverse((mesh) => {
    if (!mesh.isMesh) return
    const geometry = (mesh.geometry.index ? mesh.geometry.toNonIndexed() : mesh.geometry.clone()).applyMatrix4(mesh.matrixWorld)
    if (mesh.matrixWorld.determinant() < 0) flip(geometry)
    const entry = byMaterial.get(mesh.material) ?? []
    entry.push(geometry)
    byMaterial.set(mesh.material, entry)
  })
  return [...byMaterial].map(([material, geometries]) => {
    for (const geometry of geometries)
      for (const name of Object.keys(geometry.attributes))
        if (!['position', 'normal', 'uv'].includes(name)) geometry.deleteAttribute(name)
    const mesh = new Mesh(mergeGeometries(geometries), material)
    mesh.castShadow = !material.transparent && !material.userData.unshaded
    mesh.receiveShadow = true
    return mesh
  })
}

function flip(geometry) {
  for (const { array, itemSize, count } of Object.values(geometry.attributes))
    for (let i = 0; i < count; i += 3)
      for (let k = 0; k < itemSize; k++) {
        const [a, b] = [(i + 1) * itemSize + k, (i + 2) * itemSize + k]
        ;[array[a], array[b]] = [array[b], array[a]]
      }
}

/** Low-discrepancy points: every further one fills the widest gap. */
const spread = (i) => [(0.5 + i * 0.754877666) % 1, (0.5 + i * 0.569840291) % 1, (0.5 + i * 0.618033989) % 1, (0.5 + i * 0.8191725134) % 1]

function lightWithShadow(color, power, focus, radius) {
  const light = new DirectionalLight(color, power)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE)
  Object.assign(light.shadow.camera, { left: -radius, right: radius, top: radius, bottom: -radius, near: 1, far: 220 })
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.03
  light.shadow.radius = 2
  light.target.position.copy(focus)
  return light
}

function aim(light, direction, focus) {
  light.position.copy(focus).addScaledVector(direction.normalize(), 90)
}

const renderer = new WebGLRenderer({ preserveDrawingBuffer: true, antialias: false })
renderer.setSize(WIDTH, HEIGHT)
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
document.body.append(renderer.domElement)

const screen = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
const VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
function pass(fragmentShader, uniforms, more) {
  const material = new ShaderMaterial({ vertexShader: VERTEX, fragmentShader, uniforms, depthTest: false, depthWrite: false, ...more })
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  const scene = new Scene()
  scene.add(mesh)
  return { uniforms, scene }
}
const one = new WebGLRenderTarget(WIDTH, HEIGHT, { type: HalfFloatType })
const sum = new WebGLRenderTarget(WIDTH, HEIGHT, { type: FloatType, depthBuffer: false })
const add = pass('varying vec2 at; uniform sampler2D seen; uniform float share; void main() { gl_FragColor = vec4(min(texture2D(seen, at).rgb, vec3(12.0)) * share, 1.0); }',
  { seen: { value: one.texture }, share: { value: 1 } },
  { blending: CustomBlending, blendEquation: AddEquation, blendSrc: OneFactor, blendDst: OneFactor, transparent: true })
const show = pass(`varying vec2 at; uniform sampler2D seen; uniform float bright;
  void main() {
    vec2 off = at - 0.5; vec3 c = texture2D(seen, at).rgb * bright * (1.0 - dot(off, off) * 0.32);
    gl_FragColor = vec4(c, 1.0);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
  }`, { seen: { value: sum.texture }, bright: { value: 1 } }, { toneMapped: true, blending: NoBlending })

const mirrored = new Map()
const generator = new PMREMGenerator(renderer)

/** The sky and a ground of one color, as mirrored by chrome and paint. */
function reflections(mood, groundColor) {
  const key = JSON.stringify([mood, groundColor])
  const made = mirrored.get(key) ?? mirror(mood, groundColor)
  mirrored.set(key, made)
  return made
}

function mirror(mood, groundColor) {
  const around = new Scene()
  around.add(skyOf({ ...mood, clouds: mood.clouds * 0.7 }))
  const floor = new Mesh(new SphereGeometry(390, 32, 12, 0, Math.PI * 2, Math.PI * 0.505, Math.PI * 0.495), new ShaderMaterial({
    vertexShader: SKY_VERTEX, side: BackSide, uniforms: { color: { value: new Color(groundColor).multiplyScalar(0.9) } },
    fragmentShader: 'uniform vec3 color; void main() { gl_FragColor = vec4(color, 1.0); }' }))
  around.add(floor)
  return generator.fromScene(around, 0.01, 0.1, 1000)
}

/**
 * Renders one picture from many: each with the sun, the sky and the lens at another point, so that their average has
 * soft shadows, darkness in corners, and blur in the distance.
 */
export function photograph({ content, mood: moodName, camera: view, samples = 14, floor = '#6d6f72', radius = 14, fog, sunTurn = 0, sun, exposure = 1 }) {
  const mood = { ...MOODS[moodName], ...(sun && { sun }) }
  const turned = new Vector3(...mood.sun).applyAxisAngle(new Vector3(0, 1, 0), sunTurn)
  mood.sun = turned.toArray()
  const scene = new Scene()
  scene.add(...content)
  const sky = skyOf(mood)
  scene.add(sky)
  const [near, far] = fog ?? [50, 300]
  scene.fog = new Fog(mood.haze, near, far)
  const target = reflections(mood, floor)
  scene.environment = target.texture
  scene.environmentIntensity = mood.skyPower * 0.5
  const focus = new Vector3(...view.at)
  const center = new Vector3(...(view.shadeAt ?? view.at))
  const sunLight = lightWithShadow(mood.sunColor, mood.sunPower, center, radius)
  const skyLight = lightWithShadow(new Color(mood.sky[1]).lerp(new Color('#fff6ea'), 0.62), mood.skyPower * 1.15, center, radius)
  scene.add(sunLight, sunLight.target, skyLight, skyLight.target)
  scene.add(new HemisphereLight(mood.sky[1], floor, mood.skyPower * 0.18))
  const camera = new PerspectiveCamera(view.fov ?? 34, WIDTH / HEIGHT, 0.05, 900)
  const from = new Vector3(...view.from)
  camera.position.copy(from)
  camera.lookAt(focus)
  const [right, up] = [new Vector3(1, 0, 0).applyQuaternion(camera.quaternion), new Vector3(0, 1, 0).applyQuaternion(camera.quaternion)]
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0, 0)
  renderer.clear()
  renderer.autoClear = true
  const sunWay = turned.clone().normalize()
  const [sunX, sunY] = [new Vector3(0, 1, 0).cross(sunWay).normalize(), new Vector3()]
  sunY.crossVectors(sunWay, sunX)
  add.uniforms.share.value = 1 / samples
  for (let i = 0; i < samples; i++) {
    const [a, b, c, d] = spread(i)
    const [angle, reach] = [a * Math.PI * 2, Math.sqrt(b)]
    aim(sunLight, sunWay.clone().addScaledVector(sunX, Math.cos(angle) * reach * mood.soft).addScaledVector(sunY, Math.sin(angle) * reach * mood.soft), center)
    const [turn, low] = [c * Math.PI * 2, Math.sqrt((i + 0.5) / samples) * 0.96]
    aim(skyLight, new Vector3(Math.cos(turn) * low, Math.sqrt(1 - low * low), Math.sin(turn) * low), center)
    const lens = (view.lens ?? 0.03) * Math.sqrt(d)
    camera.position.copy(from).addScaledVector(right, Math.cos(turn * 3) * lens).addScaledVector(up, Math.sin(turn * 3) * lens)
    camera.lookAt(focus)
    camera.setViewOffset(WIDTH, HEIGHT, a - 0.5, d - 0.5, WIDTH, HEIGHT)
    renderer.toneMapping = NoToneMapping
    renderer.setRenderTarget(one)
    renderer.render(scene, camera)
    renderer.autoClear = false
    renderer.setRenderTarget(sum)
    renderer.render(add.scene, screen)
    renderer.autoClear = true
  }
  renderer.toneMapping = NeutralToneMapping
  show.uniforms.bright.value = mood.exposure * exposure
  renderer.setRenderTarget(null)
  renderer.render(show.scene, screen)
  sunLight.dispose()
  skyLight.dispose()
  scene.clear()
  return renderer.domElement.toDataURL('image/png')
}
