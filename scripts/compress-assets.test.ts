import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressAssets } from './compress-assets.ts'

test('files for browsers lie packed beside themselves, where that makes them smaller', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = 'export const load = "Dallas"\n'.repeat(100)
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/app.js'), script)
  writeFileSync(path.join(folder, 'assets/font.woff2'), script)
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>')

  await compressAssets(folder)

  expect(readdirSync(folder)).toEqual(['assets', 'icon.svg'])
  expect(readdirSync(path.join(folder, 'assets'))).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2'])
  const packed = (ending: string) => readFileSync(path.join(folder, `assets/app.js${ending}`))
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(script)
  expect(gunzipSync(packed('.gz')).toString()).toBe(script)
})
