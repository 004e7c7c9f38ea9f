/** The built pages, as React Router's Vite plugin passes them to the server. */
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}
