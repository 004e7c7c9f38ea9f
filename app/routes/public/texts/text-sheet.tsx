import type { ReactNode } from 'react'
import { LinkedText } from '#app/ui/linked-text.tsx'
import type { ReadText } from './read-text.server.ts'

type Sections = ReadText['sections']

function Stretch({ list, of }: Sections[number]['text'][number]) {
  const sentences = of.map((words) => <LinkedText key={words}>{words}</LinkedText>)
  if (!list) return sentences.map((sentence) => <p key={sentence.key}>{sentence}</p>)
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {sentences.map((sentence) => (
        <li key={sentence.key}>{sentence}</li>
      ))}
    </ul>
  )
}

/** The operator's name, address and other facts; where none are set, a sentence that says so. */
function Operator({ operator, noOperator }: Pick<ReadText, 'operator' | 'noOperator'>) {
  if (!operator)
    return (
      <p>
        <LinkedText>{noOperator}</LinkedText>
      </p>
    )
  return (
    <address className="border-l-3 border-amber pl-3 not-italic">
      <b>{operator.name}</b>
      {operator.address && <p>{operator.address}</p>}
      {operator.facts.map(({ label, value }) => (
        <p key={label} className="wrap-anywhere">
          {label}: {value}
        </p>
      ))}
    </address>
  )
}

/** The links to the sections: beside the text where there is room, else above it. Not printed. */
function Contents({ contents, sections }: Pick<ReadText, 'contents' | 'sections'>) {
  return (
    <nav aria-label={contents} className="text-sm print:hidden lg:sticky lg:top-4 lg:self-start">
      <p className="font-bold">{contents}</p>
      <ol className="mt-1 grid gap-x-6 border-l-2 border-line pl-3 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="inline-flex min-h-7 items-center hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function TextSection({
  anchor,
  title,
  children,
}: {
  anchor: string
  title: string
  children: ReactNode
}) {
  return (
    <section id={anchor} className="grid scroll-mt-4 gap-3">
      <h2 className="border-b-2 border-asphalt pb-1 text-xl font-bold">{title}</h2>
      {children}
    </section>
  )
}

/** A text with its contents and the day of its last change. */
export function TextSheet({ text }: { text: ReadText }) {
  const { title, changed, sections } = text
  return (
    <article className="frame max-w-5xl py-8 text-base print:max-w-none print:py-0">
      <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
      <p className="mt-1 mb-6 text-sm text-muted">
        <time dateTime={changed.at}>{changed.words}</time>
      </p>
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 print:block">
        <Contents contents={text.contents} sections={sections} />
        <div className="grid max-w-2xl gap-8 wrap-break-word">
          {sections.map((section) => (
            <TextSection key={section.anchor} anchor={section.anchor} title={section.title}>
              {section.text.map((stretch) => (
                <Stretch key={stretch.of[0]} {...stretch} />
              ))}
              {section.operator && <Operator operator={text.operator} noOperator={text.noOperator} />}
            </TextSection>
          ))}
        </div>
      </div>
    </article>
  )
}
