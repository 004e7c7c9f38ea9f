import { listingRows } from './rows/listings.ts'
import { ownersOf } from './rows/owners.ts'
import { createVocabulary } from './rows/vocabulary.ts'
import { copyValue } from './copy-rows.ts'
const now = new Date('2026-01-01')
const pic = { id: '0'.repeat(32), width: 1024, height: 768 }
const v = createVocabulary()
let bytes = 0
const cpu=()=>{const c=process.cpuUsage();return (c.user+c.system)/1000|0}
let t=cpu()
const rows=[...listingRows(20000, { owners: ownersOf(now), gallery: { scene: () => pic }, now })]
console.log('rows', cpu()-t); t=cpu()
for (const row of rows) v.hear(row)
console.log('vocabulary', cpu()-t); t=cpu()
for (const row of rows) for (const x of Object.values(row)) bytes += copyValue(x).length
console.log('copy', cpu()-t, bytes)
const titles = new Set(rows.map(r=>JSON.stringify(r.title)))
console.log('distinct titles', titles.size, v.words().length)
