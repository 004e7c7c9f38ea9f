import Building2 from 'lucide-react/icons/building-2'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { useT } from '#app/i18n/use-t.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'

/** When and where the operator can be reached ([CON-01]), and who that is, as far as it is set. */
export function ContactInfo({ operator }: { operator: readonly string[] }) {
  const t = useT()
  const facts = [
    { icon: Clock, name: t('contact.hours'), value: t('contact.hoursValue') },
    { icon: MapPin, name: t('contact.location'), value: t('contact.locationValue') },
    ...(operator.length > 0
      ? [{ icon: Building2, name: t('contact.operator'), value: operator.join('\n') }]
      : []),
  ]
  return (
    <NamedSection name={t('contact.infoTitle')}>
      <dl>
        {facts.map(({ icon: Icon, name, value }) => (
          <div key={name} className="relative border-t border-line py-3 pl-7">
            <dt className="text-small text-muted">
              <Icon aria-hidden size={20} strokeWidth={1.75} className="absolute top-3.5 left-0" />
              {name}
            </dt>
            <dd className="font-semibold whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </NamedSection>
  )
}
