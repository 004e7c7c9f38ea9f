import { mergeConfig } from 'vitest/config'
import tests from './vitest.config.ts'

// `npm run statements -- --record`: the tests without a browser, while each statement of the site is written down.
export default mergeConfig(tests, { test: { setupFiles: ['tests/helpers/record-statements.ts'] } })
