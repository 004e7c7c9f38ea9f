import type { AccountTranslate } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { LowLimit } from '#app/platform/limits/token-bucket.ts'
import type { FormStart } from '../form-draft.ts'

/** Returns how often a limit grows by one, such as '3 minutes'. */
function intervalOf(t: AccountTranslate, { seconds }: LowLimit): string {
  return seconds < 60
    ? t('posting.intervalSeconds', { count: seconds })
    : t('posting.intervalMinutes', { count: Math.ceil(seconds / 60) })
}

/** Of two limits on pictures, the one that is reached first. */
const nearest = (limits: readonly (LowLimit | undefined)[]) =>
  limits.filter((limit) => limit !== undefined).toSorted((one, other) => one.left - other.left)[0]

function listingsLeft(t: AccountTranslate, limit: LowLimit): string {
  const interval = intervalOf(t, limit)
  return limit.left > 0
    ? t('posting.leftListings', { count: limit.left, interval })
    : t('posting.nextListing', { interval })
}

function picturesLeft(t: AccountTranslate, limit: LowLimit): string {
  const interval = intervalOf(t, limit)
  return limit.left > 0
    ? t('posting.leftPictures', { count: limit.left, interval })
    : t('posting.nextPicture', { interval })
}

/** Announces the limits that a user who posts in a series is about to reach, and what happens then ([POST-20]). */
export function LowLimits({ limits: { posting, upload, uploadADay } }: Pick<FormStart, 'limits'>) {
  const t = useAccountT()
  const pictures = nearest([upload, uploadADay])
  if (!posting && !pictures) return null
  return (
    <div role="status" className="notice border-edge">
      {posting && <p>{listingsLeft(t, posting)}</p>}
      {pictures && <p>{picturesLeft(t, pictures)}</p>}
    </div>
  )
}
