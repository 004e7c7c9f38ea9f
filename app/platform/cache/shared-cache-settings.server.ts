import { z } from 'zod'

/** The settings of caches in front of the site; docs/guides/cdn.md explains them. */
export const SHARED_CACHE_SETTINGS = {
  SHARED_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .prefault('0')
    .describe(
      'How many seconds a cache of yours in front of the site, such as nginx or a CDN, may hold a page. 0: not at all.',
    ),
  SHARED_CACHE_TAGS: z
    .enum(['off', 'Surrogate-Key', 'Cache-Tag'])
    .prefault('off')
    .describe('Header that names to that cache what a page shows: off, Surrogate-Key or Cache-Tag.'),
  SHARED_CACHE_PURGE_URL: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe(
      'Address below which that cache takes purges, such as https://api.fastly.com/service/SERVICE. Empty: pages leave it by age alone.',
    ),
  SHARED_CACHE_PURGE_TOKEN: z.string().optional().describe('Token for purging, sent as Fastly-Key.'),
} as const
