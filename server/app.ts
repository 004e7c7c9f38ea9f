// The built site as a library: request tests and benchmarks import it from build/server/app.js.

export {
  announceContentEvent,
  listenForContentEvents,
  onContentEvent,
} from '#app/platform/cache/content-events.server.ts'
export { openDatabase } from '#app/platform/db/database.server.ts'
export { everyOperation } from './every-operation.ts'
export { createHttp } from './http.ts'
export { readStaticFiles } from './pipeline/static/static-files.ts'
