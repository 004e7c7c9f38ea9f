import { useAccountT } from '#app/i18n/use-t.tsx'
import { pictureUrl } from '#app/lib/picture.ts'

/** Pictures by id, small and in order. */
export function PictureRow({ ids }: { ids: readonly string[] }) {
  const t = useAccountT()
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, at) => (
        <li key={id}>
          <img
            src={pictureUrl(id, 320)}
            alt={t('uploads.image', { number: at + 1 })}
            width={80}
            height={60}
            className="aspect-4/3 rounded-sign border border-edge bg-line object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
