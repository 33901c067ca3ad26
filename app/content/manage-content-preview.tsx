import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { textSections } from '../lib/text-sections.ts'
import { Paragraphs } from '../ui/layout/paragraphs.tsx'

interface TextPreviewProps {
  label: string
  text: string
  /** What the page shows instead of no text. */
  whenEmpty: string
}

/** The text as its page will read it. */
export function TextPreview({ label, text, whenEmpty }: TextPreviewProps) {
  const { opening, sections } = textSections(text)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview scrolls, and the keyboard must be able to do that
    <section className="content-preview" aria-label={recordsMessages.texts.preview(label)} tabIndex={0}>
      {text.trim() === '' && <p className="content-preview-none">{whenEmpty}</p>}
      <Paragraphs paragraphs={opening} />
      {sections.map((section) => (
        <div key={section.id}>
          <h3>{section.title}</h3>
          <Paragraphs paragraphs={section.paragraphs} />
        </div>
      ))}
    </section>
  )
}
