import type { RefObject } from 'react'
import { useOfficeT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { StudioItem } from '../rules.ts'
import { AvailableItems } from './available-items.tsx'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  /** The list is loaded when it is first looked at. */
  isOpen: boolean
  onChoose: (item: StudioItem) => void
  onClose: () => void
}

/** Chooses a billboard for the selected places. */
export function AssignDialog({ ref, isOpen, onChoose, onClose }: Props) {
  const t = useOfficeT()
  return (
    <Dialog
      ref={ref}
      title={t('layouts.availableTitle')}
      closeLabel={t('layouts.close')}
      wide
      onClose={onClose}
    >
      {isOpen && <AvailableItems onChoose={onChoose} />}
    </Dialog>
  )
}
