import { Fragment } from 'react'
import { textSections } from '../lib/text-sections.ts'
import './terms-text.css'

/** The plain text of staff, with headings where the page of the privacy text has them. */
export function TermsText({ text }: { text: string }) {
  const { opening, sections } = textSections(text)
  return (
    <div className="prose terms-text">
      <Paragraphs paragraphs={opening} />
      {sections.map(({ id, title, paragraphs }) => (
        <Fragment key={id}>
          <h3>{title}</h3>
          <Paragraphs paragraphs={paragraphs} />
        </Fragment>
      ))}
    </div>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change their places
  return paragraphs.map((paragraph, at) => <p key={at}>{paragraph}</p>)
}
