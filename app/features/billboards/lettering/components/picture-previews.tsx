import { useId } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { CELL_SIZES, PHONE_CELL } from '../../cell-sizes.ts'
import { BillboardPicture } from '../../components/billboard.tsx'
import { percentTooSmall } from '../lettering.ts'
import { useSmallestLettering } from './use-smallest-lettering.tsx'

type CellProps = { picture: Picture; cell: (typeof CELL_SIZES)[number]; isTooSmall: boolean }

/** One of the spaces, in its real size, or as wide as the form. */
function Cell({ picture, cell, isTooSmall }: CellProps) {
  const t = useAccountT()
  const { name, width, height } = cell
  return (
    <li className="max-w-full" style={{ width }}>
      <div className="flex" style={{ aspectRatio: `${width} / ${height}` }}>
        <div className="billboard">
          <BillboardPicture picture={picture} alt="" eager={false} sizes={`${width}px`} />
        </div>
      </div>
      <p className="mt-1 text-small leading-tight">
        {t(name)} <span className="whitespace-nowrap text-muted">{`${width} × ${height}`}</span>
      </p>
      {isTooSmall && <p className="text-small font-bold">{t('billboards.letteringSmall')}</p>}
    </li>
  )
}

/** Says that lettering is too small on a phone. It is advice: the picture can be posted as it is. */
function LetteringAdvice({ percent, isBusy }: { percent: number; isBusy: boolean }) {
  const t = useAccountT()
  return (
    <div role="status" aria-busy={isBusy}>
      {percent > 0 && (
        <p className="rounded-sign border-2 border-amber bg-card p-3">
          <b className="block">{t('billboards.letteringTooSmall')}</b>
          {t('billboards.letteringAdvice', { percent })}
        </p>
      )}
    </div>
  )
}

/** The picture of a billboard in every space in which the site shows it ([AD-09]). */
export function PicturePreviews({ picture }: { picture: Picture }) {
  const t = useAccountT()
  const id = useId()
  const smallest = useSmallestLettering(picture)
  return (
    <section aria-labelledby={id} className="mt-2 grid min-w-0 grid-cols-1 gap-3">
      <LetteringAdvice
        percent={percentTooSmall(smallest, picture, PHONE_CELL)}
        isBusy={smallest === undefined}
      />
      <div>
        <h3 id={id} className="font-semibold">
          {t('billboards.previews')}
        </h3>
        <p className="text-small text-muted">{t('billboards.previewsText')}</p>
      </div>
      <ul className="flex flex-wrap items-end gap-4">
        {CELL_SIZES.map((cell) => (
          <Cell
            key={cell.name}
            picture={picture}
            cell={cell}
            isTooSmall={percentTooSmall(smallest, picture, cell) > 0}
          />
        ))}
      </ul>
    </section>
  )
}
