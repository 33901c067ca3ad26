import { Fragment } from 'react'
import { textSections } from '../lib/text-sections.ts'
import { Paragraphs } from '../ui/layout/paragraphs.tsx'
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
