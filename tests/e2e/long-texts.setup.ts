import { test } from '@playwright/test'
import { ensurePseudoBuild } from '../../scripts/pseudo/pseudo-build.ts'

test('the site with long texts is built', () => {
  test.setTimeout(300_000)
  ensurePseudoBuild()
})
