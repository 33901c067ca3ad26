import type { ReactNode } from 'react'
import { textSections } from '../lib/text-sections.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import './text-page.css'

interface TextPageProps {
  title: string
  text: string
  /** What must be read before anything else. */
  notice?: ReactNode
}

export function TextPage({ title, text, notice }: TextPageProps) {
  const { opening, sections } = textSections(text)
  return (
    <div className="wrap text-page">
      <header className="text-page-head">
        <Breadcrumbs here={title} />
        <h1 className="display">{title}</h1>
      </header>
      {sections.length > 1 && (
        <nav className="text-page-contents" aria-label="On this page">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="text-page-body">
        {notice && <div className="text-page-notice">{notice}</div>}
        {opening.length > 0 && <Paragraphs className="prose lead" paragraphs={opening} />}
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            <Paragraphs className="prose" paragraphs={section.paragraphs} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Paragraphs({ paragraphs, className }: { paragraphs: string[]; className: string }) {
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
