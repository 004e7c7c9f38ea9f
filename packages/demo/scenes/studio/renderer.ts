import { PCFShadowMap, WebGLRenderer } from 'three'

/** The size of the page, which is that of the picture. */
export const [WIDTH, HEIGHT] = [innerWidth, innerHeight]

export const renderer = new WebGLRenderer({ preserveDrawingBuffer: true, antialias: false })
renderer.setSize(WIDTH, HEIGHT)
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
document.body.append(renderer.domElement)
