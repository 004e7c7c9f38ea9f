import type { Plugin } from 'vite'

// What browsers would load of the router and never run here.

/** Exports of the router's modules that our settings switch off, and what they come down to. */
const SWITCHED_OFF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // All routes are known from the start: `routeDiscovery` in react-router.config.ts.
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => {}',
    useFogOFWarDiscovery: '() => {}',
  },
  // Nothing watches the router: app/entry.client.tsx gives it no `instrumentations`.
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    consumeInstrumentationClientResultMetaReceiver: '() => {}',
  },
}

// What keeps a component where nothing uses it: a name for developer tools, written to it, and not being known as harmless.
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gmu
const MAKING = /^(?:const|let) \w+ = (?=React\$1\.(?:forwardRef|createContext)\()/gmu

const EXPORTS = /^export \{(?<names>[^}]*)\};?$/mu

/** A module of the router without what is switched off in it; an error when it has no such export any more. */
export function withoutSwitchedOff(file: string, code: string): string {
  const instead = Object.entries(SWITCHED_OFF[file] ?? {})
  const names =
    EXPORTS.exec(code)
      ?.groups?.['names']?.split(',')
      .map((name) => name.trim()) ?? []
  const gone = instead.filter(([name]) => !names.includes(name))
  if (gone.length > 0)
    throw new Error(`${file} of the router exports no ${gone.map(([name]) => name).join(', ')}`)
  const off = new Map(instead)
  const exported = names.map((name) => (off.has(name) ? `off_${name} as ${name}` : name))
  const stubs = instead.map(([name, value]) => `const off_${name} = ${value};`)
  return code
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(MAKING, (made) => `${made}/* @__PURE__ */ `)
    .replace(EXPORTS, () => `${stubs.join('\n')}\nexport { ${exported.join(', ')} };`)
}

/** Leaves out of the scripts of the site what the router can do and is never asked to. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\//u },
      handler: (code, id) => ({
        code: withoutSwitchedOff(id.replace(/^.*\/production\/lib\//u, ''), code),
        map: null,
      }),
    },
  }
}
