import ExternalLink from 'lucide-react/icons/external-link'
import Heart from 'lucide-react/icons/heart'
import Picture from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'

// Icons of list rows are drawn once per page, and each row references them: written out in each row, two icons are a
// sixth of the page.
const DRAWINGS = {
  heart: Heart,
  mail: Mail,
  phone: Phone,
  details: Info,
  website: ExternalLink,
  picture: Picture,
} as const

const idOf = (name: string) => `icon-${name}`

/** The drawings that rows reference. Every page contains them once. */
export function LineIconDrawings() {
  return (
    <svg className="hidden">
      {Object.entries(DRAWINGS).map(([name, Drawing]) => (
        <Drawing
          key={name}
          id={idOf(name)}
          size="100%"
          fill="inherit"
          stroke="inherit"
          strokeWidth="inherit"
        />
      ))}
    </svg>
  )
}

type Props = { name: keyof typeof DRAWINGS; size: number; className?: string }

/** An icon of a list row; text beside it says what it means. */
export function LineIcon({ name, size, className = '' }: Props) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      className={className ? `line-icon ${className}` : 'line-icon'}
    >
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
