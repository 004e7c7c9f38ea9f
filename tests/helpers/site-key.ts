import { provideSiteKey } from '#app/platform/auth/site-key.server.ts'

/** The key of the site in tests: processes that share a database share it. */
export const TEST_SITE_KEY = 'the key of the site in tests: 0123456789'

provideSiteKey(() => TEST_SITE_KEY)
