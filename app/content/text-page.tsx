import type { ReactNode } from 'react'
import { textSections } from '../lib/text-sections.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Paragraphs } from '../ui/layout/paragraphs.tsx'
import './text-page.css'

interface TextPageProps {
  title: string
  text: string
  notice?: ReactNode
  children?: ReactNode
}

export function TextPage({ title, text, notice, children }: TextPageProps) {
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
        {opening.length > 0 && (
          <div className="prose lead">
            <Paragraphs paragraphs={opening} />
          </div>
        )}
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            <div className="prose">
              <Paragraphs paragraphs={section.paragraphs} />
            </div>
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}
