import { memo, useState } from 'react'
import { BillboardGrid } from '#app/features/billboards/components/billboard-grid.tsx'
import type { GridKind } from '#app/features/billboards/grid-rows.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { placesOf } from '../../grid-places.ts'
import type { Layout } from '../../layout-config.ts'
import type { EditorItem } from '../editor-state.ts'

const DEVICES = ['desktop', 'phone'] as const

type Props = {
  kind: GridKind
  /** The category whose page it is. */
  category?: CategorySlug | null
  grid: Layout
  items: ReadonlyMap<string, EditorItem>
}

/** The grid as the page shows it, by the page's own component ([LAY-06]). Nothing in it can be pressed. */
export const PlainLayout = memo(function PlainLayout({
  kind,
  category = null,
  grid,
  items,
  device,
}: Props & { device: (typeof DEVICES)[number] }) {
  const shown = [...items.values()].filter(({ isPublic }) => isPublic)
  return (
    <div inert className="overflow-x-auto" data-preview={device}>
      <BillboardGrid
        kind={kind}
        category={category}
        places={placesOf(grid, shown)}
        cols={grid.cols}
        device={device}
      />
    </div>
  )
})

/** The preview, on a desktop or on a phone. */
export function LayoutPreview(props: Props) {
  const t = useAdminT()
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('desktop')
  return (
    <section aria-labelledby="layout-preview" className="grid gap-3">
      <div className="list-bar">
        <h2 id="layout-preview" className="text-lg font-extrabold">
          {t('layouts.preview')}
        </h2>
        <p className="text-muted">{t('layouts.previewText')}</p>
        <div className="ml-auto flex gap-2">
          {DEVICES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === device}
              onClick={() => setDevice(name)}
              className="button-quiet needs-script aria-pressed:border-asphalt aria-pressed:bg-asphalt aria-pressed:text-on-asphalt"
            >
              {t(name === 'desktop' ? 'layouts.desktop' : 'layouts.mobile')}
            </button>
          ))}
        </div>
      </div>
      <PlainLayout {...props} device={device} />
    </section>
  )
}
