import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three'
import type { Mood } from './moods.ts'

const SKY_RADIUS = 400

export const WAY_VERTEX =
  'varying vec3 way; void main() { way = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }'

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

type Weather = Pick<Mood, 'sky' | 'sun' | 'sunColor' | 'clouds'>

/** The sky around everything, with the sun's glow and clouds. */
export function skyOf({ sky: [high, middle, low], sun, sunColor, clouds }: Weather): Mesh {
  const uniforms = {
    high: { value: new Color(high) },
    middle: { value: new Color(middle) },
    low: { value: new Color(low) },
    sun: { value: new Vector3(...sun) },
    glow: { value: new Color(sunColor) },
    clouds: { value: clouds },
  }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: WAY_VERTEX,
    fragmentShader: SKY_FRAGMENT,
    side: BackSide,
    depthWrite: false,
    fog: false,
  })
  return new Mesh(new SphereGeometry(SKY_RADIUS, 48, 32), material)
}
