/** The built pages, as React Router's Vite plugin hands them to the server. */
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}
