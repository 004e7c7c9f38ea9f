import { Fragment } from 'react'
import { ExternalLink, Link } from './link.tsx'

const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/)[^\s)]*)\)/u

function TextLink({ to, words, newTab }: { to: string; words: string; newTab: boolean }) {
  if (!to.startsWith('/'))
    return (
      <ExternalLink href={to} className="text-link">
        {words}
      </ExternalLink>
    )
  return (
    <Link to={to} className="text-link" {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {words}
    </Link>
  )
}

type Props = {
  /** A message in which `[words](address)` is a link. Translators choose the words, so they fit the sentence. */
  children: string
  /** Opens the pages in a tab of their own, so that what was typed into a form is not lost. */
  besideForm?: boolean
}

/** A sentence with links inside it. */
export function LinkedText({ children, besideForm = false }: Props) {
  // The pattern has two groups: text, words and address come in turn.
  const parts = children.split(LINK)
  return parts.map((part, at) => {
    if (at % 3 === 2) return null
    const to = at % 3 === 1 ? parts[at + 1] : undefined
    const key = `${at} ${part}`
    return to === undefined ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <TextLink key={key} to={to} words={part} newTab={besideForm} />
    )
  })
}
