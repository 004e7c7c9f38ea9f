import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Tests build a second site, with long texts.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // Each of our processes is an entry of its own: main.js, worker.js, app.js.
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
  // What a page does in the browser is small: a file of its own would be a request for a few bytes.
  splitRouteModules: false,
} satisfies Config
