import pg from 'pg'
import { startEmbedded } from '#app/platform/db/embedded/start-embedded.server.ts'
const db = await startEmbedded({ dir: process.argv[2] })
const c = new pg.Client({ connectionString: db.connectionString }); await c.connect()
for (const q of process.argv.slice(3)) { try { const r = await c.query(q); console.table(r.rows.slice(0,60)) } catch (e) { console.log(e.message) } }
await c.end(); await db.stop()
