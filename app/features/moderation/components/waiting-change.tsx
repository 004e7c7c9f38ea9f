import { useBillboardLabels } from '#app/features/billboards/editing/components/use-billboard-labels.tsx'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { Photo } from '#app/ui/photo.tsx'
import { Moment } from '#app/ui/time.tsx'
import { FieldChangeRow } from '../history/components/item-edits.tsx'
import type { ModeratedItem } from '../items/moderated-items.ts'

function Version({ name, picture }: { name: string; picture: Picture | undefined }) {
  return (
    <figure className="grid min-w-0 content-start gap-1">
      <figcaption className="text-small font-bold">{name}</figcaption>
      <Photo
        picture={picture ?? null}
        alt={name}
        sizes="(min-width: 48rem) 24rem, 45vw"
        whole
        className="aspect-[4/3] w-full rounded-sign"
      />
    </figure>
  )
}

/** The approved version and the change of it that waits, side by side ([AD-05]). */
export function WaitingChange({ item: { change, pictures } }: { item: ModeratedItem }) {
  const t = useAdminT()
  const fields = useBillboardLabels()
  if (!change) return null
  return (
    <section className="grid gap-3 rounded-sign border-2 border-line bg-card p-3">
      <div>
        <h3 className="font-bold">
          {t('moderation.changeTitle')} <Moment at={change.sentAt} />
        </h3>
        <p className="text-small text-muted">{t('moderation.changeLead')}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Version name={t('moderation.changeBefore')} picture={pictures[0]} />
        <Version name={t('moderation.changeAfter')} picture={change.pictures[0]} />
      </div>
      <dl>
        {Object.entries(change.changes).map(([name, values]) => (
          <FieldChangeRow key={name} name={name} change={values} fields={fields} />
        ))}
      </dl>
    </section>
  )
}
