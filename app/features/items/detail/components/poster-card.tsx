import Flag from 'lucide-react/icons/flag'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tile } from '#app/ui/tile.tsx'
import { initialsOf, toneOf } from '../../company.ts'
import { CompanyTile } from '../../components/company-tile.tsx'
import { shortItemPath } from '../../item-kinds.ts'
import type { ItemDetail, Poster } from '../item-detail.ts'

/** Since when the poster is here, and the way to all their listings. */
function Figures({ poster: { id, since } }: { poster: Poster }) {
  const t = useT()
  return (
    <dl className="poster-figures">
      <div>
        <dt>{t('detail.hereSince')}</dt>
        <dd>{since}</dd>
      </div>
      <div>
        <dt>{t('detail.postersListings')}</dt>
        <dd>
          <Link to={`/users/${id}`} rel="nofollow" className="poster-listings">
            {t('detail.morePosts')}
          </Link>
        </dd>
      </div>
    </dl>
  )
}

/** Who posted it, by one name: the company, else the contact. Nothing where no one is named ([BIZ-03]). */
function Who({ item: { company, contact, poster } }: { item: ItemDetail }) {
  const t = useT()
  const name = company?.name || contact.name || poster?.name
  if (!name) return null
  return (
    <div className="poster-card">
      {company ? (
        <CompanyTile company={company} className="poster-tile" />
      ) : (
        <Tile tone={toneOf(name)} className="poster-tile">
          {initialsOf(name)}
        </Tile>
      )}
      <div className="min-w-0">
        <p className="text-lead leading-snug font-bold wrap-anywhere">{name}</p>
        {poster?.isVerified && (
          <p className="flex items-center gap-1 text-small font-semibold text-green">
            <ShieldCheck aria-hidden size={16} strokeWidth={1.75} />
            {t('detail.verified')}
          </p>
        )}
      </div>
      {poster && <Figures poster={poster} />}
    </div>
  )
}

/** Who posted it, how not to be cheated, and the way to report it. */
export function PosterCard({ item }: { item: ItemDetail }) {
  const t = useT()
  return (
    <>
      <Who item={item} />
      <div className="safety-line">
        <ShieldCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-green" />
        <div className="min-w-0">
          <p>{item.pay ? t('detail.beSafeJob') : t('detail.beSafe')}</p>
          <p className="flex flex-wrap gap-x-5">
            <Link to="/safety" className="plain-link">
              {t('detail.staySafe')}
            </Link>
            <Link
              to={`/report${shortItemPath(item.kind, item.publicId)}`}
              rel="nofollow"
              className="plain-link gap-1.5"
            >
              <Flag aria-hidden size={14} strokeWidth={1.75} />
              {t('detail.report')}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
