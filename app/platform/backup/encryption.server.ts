import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { isIdentity } from './age-keys.ts'
import { ArchiveError } from './backup-errors.ts'

// Archives are encrypted in the format of age (https://age-encryption.org/v1) for a public key, so that the site cannot
// read its own backups. The program `age` opens them too.

export const AGE_MAGIC = 'age-encryption.org/v1'

/** Makes a pair of keys, as text. */
export async function generateKeys(): Promise<{ readonly recipient: string; readonly identity: string }> {
  const identity = await generateX25519Identity()
  return { recipient: await identityToRecipient(identity), identity }
}

/** Returns the private keys in a key file: one a line, as age-keygen writes them, with comments. */
export function identitiesIn(file: string): readonly string[] {
  const lines = file.split('\n').map((line) => line.trim())
  return lines.filter((line) => isIdentity(line))
}

function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const chunk: IteratorResult<Uint8Array, unknown> = await chunks.next()
      if (chunk.done === true) controller.close()
      else controller.enqueue(chunk.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

async function* asBuffers(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of stream)
    yield Buffer.from(buffer, byteOffset, byteLength)
}

/** Encrypts a stream for the recipients, as `age -r` does. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* asBuffers(await encrypter.encrypt(streamOf(source)))
}

function archiveError(cause: unknown): ArchiveError {
  if (cause instanceof ArchiveError) return cause
  const isOtherKey = cause instanceof Error && cause.message.startsWith('no identity matched')
  return new ArchiveError(
    isOtherKey
      ? 'The archive is encrypted for another key than the one given, or its beginning is damaged.'
      : 'The archive is damaged or cut off: a part of it cannot be decrypted.',
    { cause },
  )
}

/** Decrypts a stream, as `age -d` does. Throws an ArchiveError for a wrong key, and for any damage. */
export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    yield* asBuffers(await decrypter.decrypt(streamOf(source)))
  } catch (cause) {
    throw archiveError(cause)
  }
}
