import { access, constants } from 'node:fs/promises'
import { openBucket } from '#app/platform/images/outbound.server.ts'
import { whyNotInProduction } from '#app/platform/production-requirements.ts'
import { whyPartMissing } from '#server/launch/optional-parts.ts'
import { diskOf } from '#server/pipeline/observability/health.ts'
import { bad, type Check, good, note } from './check.ts'

const settings: Check = {
  name: 'settings',
  advice: 'See .env.example.',
  examine({ settings: given }) {
    const absent = whyPartMissing(given)
    if (absent) return bad(absent, 'See docs/guides/deploy.md.')
    if (!given.isProduction)
      return note('NODE_ENV is not production', 'Set it for a public site: docs/guides/operate.md.')
    const missing = whyNotInProduction(given)
    return missing ? bad(missing, 'See docs/guides/operate.md.') : good('complete for production')
  },
}

const GB = 1e9
/** Below a twentieth, /readyz takes the site out of service. */
const NEEDED = 0.05
const COMFORTABLE = 0.15

const disk: Check = {
  name: 'disk',
  advice: 'Check DATA_DIR.',
  async examine({ settings: { dataDir } }) {
    const { bavail, blocks, bsize } = await diskOf(dataDir)
    const part = bavail / blocks
    const text = `${((bavail * bsize) / GB).toFixed(1)} GB (${Math.round(part * 100)} %) are free`
    if (part < NEEDED) return bad(text, 'Free space: the site is out of service below 5 %.')
    return part < COMFORTABLE
      ? note(text, 'Free space soon: below 5 % the site is out of service.')
      : good(text)
  },
}

const PROBE = 'haulpost-doctor'

const pictures: Check = {
  name: 'pictures',
  advice: 'Check DATA_DIR, or address and keys of PICTURE_BUCKET: they must read, write, list and delete.',
  async examine({ settings: { dataDir, pictureBucket, runs } }) {
    if (!pictureBucket) {
      await access(dataDir, constants.R_OK | constants.W_OK)
      if (!runs.all) return note(`in ${dataDir}`, 'All machines need this folder, or set PICTURE_BUCKET.')
      return good(`in ${dataDir}, which can be written to`)
    }
    const bucket = openBucket(pictureBucket)
    await bucket.put(PROBE, Buffer.from(PROBE))
    const read = await bucket.get(PROBE)
    await bucket.delete(PROBE)
    return read
      ? good('the bucket is written and read')
      : bad('the bucket loses what is written', 'Check the bucket: another one is needed.')
  },
}

export const machineChecks: readonly Check[] = [settings, disk, pictures]
