import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Each of our processes is an entry of its own: main.js, worker.js, app.js.
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
