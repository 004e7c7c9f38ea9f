import { getRequestListener } from '@hono/node-server'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, isRunnableDevEnvironment, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { CHUNKS } from './scripts/chunks.ts'

/** What server/development.ts exports. */
type Development = {
  readonly developmentApp: () => Promise<{ readonly fetch: Parameters<typeof getRequestListener>[0] }>
}

/** While developing, every request that Vite does not serve itself goes through the same pipeline as in production. */
function ourPipeline(): Plugin {
  return {
    name: 'our-pipeline',
    apply: 'serve',
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (incoming, outgoing, next) => {
          try {
            const { ssr } = vite.environments
            if (!ssr || !isRunnableDevEnvironment(ssr)) return next()
            const { developmentApp } = await ssr.runner.import<Development>('./server/development.ts')
            const app = await developmentApp()
            incoming.url = incoming.originalUrl ?? incoming.url
            await getRequestListener(app.fetch, { overrideGlobalObjects: false })(incoming, outgoing)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/**
 * Bundles into the built server every package that is not among "dependencies", so that a production install goes
 * without it (docs/decisions/0045). While developing, Node loads all packages itself.
 */
function bundledPackages(): Plugin {
  const resolve = { noExternal: true as const, external: Object.keys(manifest.dependencies) }
  return { name: 'bundled-packages', apply: 'build', config: () => ({ environments: { ssr: { resolve } } }) }
}

export default defineConfig({
  // Our own rules for content allow no data: fonts or scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // Loaded where there is no Stripe key, and nowhere else: no part of the built site.
          external: ['@haulpost/stripe-simulator'],
          input: { main: './server/main.ts', worker: './server/worker.ts', app: './server/app.ts' },
        },
      },
    },
  },
  plugins: [tailwindcss(), ourPipeline(), bundledPackages(), reactRouter()],
})
