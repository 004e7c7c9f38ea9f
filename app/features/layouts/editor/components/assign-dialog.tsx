import { type RefObject, useState } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { EditorItem } from '../editor-state.ts'
import { AvailableItems } from './available-items.tsx'
import type { OpenGrid } from './billboard-marks.tsx'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  /** The list is loaded when the dialog is first opened. */
  isOpen: boolean
  open: OpenGrid
  /** How many cells get the billboard. */
  cells: number
  /** `shares`: in addition to what is there already. */
  onChoose: (item: EditorItem, shares: boolean) => void
  onClose: () => void
}

/** Chooses a billboard for the selected cells. */
export function AssignDialog({ ref, isOpen, open, cells, onChoose, onClose }: Props) {
  const t = useAdminT()
  const [shares, setShares] = useState(false)
  return (
    <Dialog
      ref={ref}
      title={t('layouts.availableTitle')}
      closeLabel={t('layouts.close')}
      wide
      onClose={onClose}
    >
      <p className="font-semibold">{t('layouts.intoCells', { count: cells })}</p>
      <label className="mb-2 flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={shares}
          onChange={(event) => setShares(event.target.checked)}
          className="size-5 accent-primary-fill"
        />
        {t('layouts.share')}
      </label>
      {isOpen && <AvailableItems open={open} onChoose={(item) => onChoose(item, shares)} />}
    </Dialog>
  )
}
