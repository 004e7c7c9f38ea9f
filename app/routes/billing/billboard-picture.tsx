import { PicturePreviews } from '#app/features/billboards/lettering/components/picture-previews.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { Link } from '#app/ui/link.tsx'

type Props = {
  picture: Picture | null
  listingId: string
  /** Whether the form was sent with neither a picture nor the box ticked. */
  isMissing: boolean
}

/** Asks for the picture of a banner ad, or for the consent to show it without one. */
function MissingPicture({ listingId, isMissing }: Omit<Props, 'picture'>) {
  const t = useAccountT()
  return (
    <section className="grid justify-items-start gap-2 rounded-sign border-2 border-amber bg-card p-4">
      <h2 className="font-bold">{t('billing.pictureTitle')}</h2>
      <p className="max-w-prose">{t('billing.pictureText')}</p>
      <Link to={`/dashboard/listings/${listingId}/edit`} className="button-quiet">
        {t('billing.addPicture')}
      </Link>
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="checkbox" name="withoutPicture" className="size-5 shrink-0" />
        {t('billing.withoutPicture')}
      </label>
      {isMissing && (
        <p role="alert" className="text-label font-semibold text-red">
          {t('billing.pictureRequired')}
        </p>
      )}
    </section>
  )
}

/** Shows the banner ad that a package brings, before it is paid for: no one buys a blank one unknowingly ([PAY-13]). */
export function BillboardPicture({ picture, ...missing }: Props) {
  const t = useAccountT()
  if (!picture) return <MissingPicture {...missing} />
  return (
    <section className="rounded-sign border-2 border-line bg-card p-4">
      <h2 className="font-bold">{t('billing.bannerPreview')}</h2>
      <PicturePreviews key={picture.id} picture={picture} />
    </section>
  )
}
