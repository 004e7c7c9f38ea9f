import pg from 'pg'
import { startEmbedded } from '#app/platform/db/embedded/start-embedded.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { copyRows, textArray } from './copy-rows.ts'
import { listingRows } from './rows/listings.ts'
import { ownersOf } from './rows/owners.ts'
import { rmSync } from 'node:fs'
rmSync('/tmp/seedtest2',{recursive:true,force:true})
const db = await startEmbedded({ dir: '/tmp/seedtest2' })
await migrate(db.connectionString)
const c = new pg.Client({ connectionString: db.connectionString }); await c.connect()
const now = new Date()
const owners = ownersOf(now)
const pic = { id: '0'.repeat(32), width: 1024, height: 768 }
const total = 100000
for (const drop of [false, true]) {
  await c.query('begin')
  await copyRows(c,'profiles',owners.all.map(r=>({...r,favoriteCategories:textArray(r.favoriteCategories ?? [])})))
  let t=Date.now()
  const { rows } = await c.query(`select indexdef, indexname from pg_indexes i where tablename='listings' and schemaname='public' and not exists (select from pg_constraint where conname = indexname)`)
  if (drop) { for (const r of rows) await c.query('drop index ' + r.indexname) }
  await copyRows(c,'listings',listingRows(total,{owners,gallery:{scene:()=>pic},now}))
  console.log('drop',drop,'copy',Date.now()-t); t=Date.now()
  if (drop) { await c.query("set local maintenance_work_mem = '256MB'"); for (const r of rows) { const s=Date.now(); await c.query(r.indexdef); console.log('  ',r.indexname,Date.now()-s) } }
  console.log('index',Date.now()-t)
  t=Date.now(); await c.query(drop?'commit':'rollback'); console.log('end',Date.now()-t)
}
let t=Date.now(); await c.query('vacuum (analyze) listings'); console.log('vacuum',Date.now()-t)
console.table((await c.query("select pg_size_pretty(pg_total_relation_size('listings')) s")).rows)
await c.end(); await db.stop()
