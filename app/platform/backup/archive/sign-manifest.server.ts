import { createHmac, timingSafeEqual } from 'node:crypto'
import { nameOfKey } from '../../auth/sealed.server.ts'
import { ArchiveError } from '../backup-errors.ts'
import type { ArchiveSignature } from './archive-format.ts'

/** Who signed an archive: this site, one with another key, or no one. */
export type Signer = 'this site' | 'another key' | 'no one'

const macOf = (key: Buffer, manifest: Buffer) => createHmac('sha256', key).update(manifest).digest('hex')

/** Signs the manifest of an archive, the file as it is. */
export const signManifest = (key: Buffer, manifest: Buffer): ArchiveSignature => ({
  key: nameOfKey(key),
  mac: macOf(key, manifest),
})

/** Returns who signed a manifest. Throws an ArchiveError if it was changed after this site signed it. */
export function signerOf(key: Buffer, manifest: Buffer, signature: ArchiveSignature): Signer {
  if (signature.key !== nameOfKey(key)) return 'another key'
  if (timingSafeEqual(Buffer.from(signature.mac), Buffer.from(macOf(key, manifest)))) return 'this site'
  throw new ArchiveError('The archive was changed after this site made it: its signature is wrong.')
}
