import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

// What the guides for several machines show is accepted by the programs it is for, as it is written. `npm run
// test:machines` follows the guides with it.

const folder = mkdtempSync(path.join(tmpdir(), 'guide-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the block of a guide that begins with a text. */
function shown(guide: string, beginning: string): string {
  const text = readFileSync(`docs/guides/${guide}`, 'utf8')
  const blocks = [...text.matchAll(/^```\w*\n(?<block>.*?)^```$/gmsu)].map(
    ({ groups }) => groups?.['block'] ?? '',
  )
  const found = blocks.find((block) => block.startsWith(beginning))
  if (!found) throw new Error(`${guide} shows no block that begins with ${beginning}`)
  return found
}

function written(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

test('nginx accepts the balancer of scale.md', () => {
  const own = `pid ${folder}/nginx.pid; error_log stderr; events {}`
  const site = 'server { location / { proxy_pass http://haulpost; } }'
  const http = `access_log off;\n${shown('scale.md', 'upstream haulpost')}\n${site}`
  const file = written('nginx.conf', `${own}\nhttp {\n${http}\n}\n`)
  expect(() => execFileSync('nginx', ['-t', '-q', '-c', file])).not.toThrow()
})

test('HAProxy accepts the way to the primary of high-availability.md', () => {
  const file = written('haproxy.cfg', shown('high-availability.md', 'listen primary'))
  expect(() => execFileSync('haproxy', ['-c', '-q', '-f', file])).not.toThrow()
})
