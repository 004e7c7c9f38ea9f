import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../../../tests/helpers/free-port.ts'

/** What a bucket does: it works, never answers, or answers with a status. */
type Mode = 'works' | 'hangs' | 500 | 503

/** Starts an S3-compatible bucket that can be made to fail. */
export async function startFaultyBucket() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port: behind } = await server.run()
  let mode: Mode = 'works'
  const front = createServer((incoming, response) => {
    if (mode === 'hangs') return void incoming.resume()
    if (mode !== 'works') return void response.writeHead(mode).end('<Error><Code>SlowDown</Code></Error>')
    const { method, url, headers } = incoming
    const passedOn = request({ host: '127.0.0.1', port: behind, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passedOn.on('error', () => response.destroy())
    incoming.pipe(passedOn)
  })
  const port = await freePort()
  await once(front.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${port}/pictures`,
    become: (next: Mode) => void (mode = next),
    files: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.webp')),
    /** Removes every file, as an operator's mistake would. */
    empty: () => rmSync(path.join(folder, 'pictures/media'), { recursive: true, force: true }),
    async stop() {
      front.closeAllConnections()
      front.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
