import { createHash } from 'node:crypto'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import { withClient } from '#app/platform/db/client.server.ts'
import { contentOf } from '#tests/helpers/content-of.ts'

/** Rows of a table by hash, of one of the two databases only. */
type Difference = { readonly table: string; readonly added: number; readonly lost: number }

function hashesOf(connectionString: string, table: string): Promise<readonly string[]> {
  return withClient(connectionString, async (client) => {
    await client.query(`set timezone = 'UTC'`)
    const { rows } = await client.query<{ hash: string }>(`select md5(t::text) as hash from "${table}" t`)
    return rows.map(({ hash }) => hash)
  })
}

async function difference(table: string, before: string, after: string): Promise<Difference> {
  const [source, copy] = [await hashesOf(before, table), await hashesOf(after, table)]
  const [inSource, inCopy] = [new Set(source), new Set(copy)]
  return {
    table,
    added: copy.filter((hash) => !inSource.has(hash)).length,
    lost: source.filter((hash) => !inCopy.has(hash)).length,
  }
}

/** Compares every table of two databases by the hashes of their rows. */
export async function compareTables(before: string, after: string) {
  const [source, copy] = [await contentOf(before), await contentOf(after)]
  const names = [...new Set([...Object.keys(source), ...Object.keys(copy)])]
  const differing = names.filter((name) => source[name] !== copy[name])
  const differences: Difference[] = []
  for (const name of differing) differences.push(await difference(name, before, after))
  return { tables: names.length, differences }
}

/** Returns a hash of each file, by its place: an archive of many pictures does not fit into memory. */
async function fileHashes(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  for await (const { id, width, data } of openSitePictures({ dataDir, pictureBucket: null }).files())
    hashes.set(`${id}/${width}`, createHash('sha256').update(data).digest('hex'))
  return hashes
}

/** Compares the files of two folders of pictures. */
export async function comparePictures(before: string, after: string) {
  const [source, copy] = [await fileHashes(before), await fileHashes(after)]
  const names = [...new Set([...source.keys(), ...copy.keys()])]
  return {
    files: names.length,
    differing: names.filter((name) => source.get(name) !== copy.get(name)).length,
  }
}
