import type { RichTextPart, RichText as RichTextParts, TextRun } from '#contract/content/rich-text.schema.ts'
import { PageLink } from '../../ui/action/page-link.tsx'

// Parts and runs have no id and are never reordered here, so the index is used as the key.

export function RichText({ text, firstClass }: { text: RichTextParts; firstClass?: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return text.map((part, at) => <Part key={at} part={part} className={at === 0 ? firstClass : undefined} />)
}

function Part({ part, className }: { part: RichTextPart; className?: string | undefined }) {
  if (part.kind === 'heading') {
    return (
      <h3>
        <TextRuns runs={part.runs} />
      </h3>
    )
  }
  if (part.kind === 'paragraph') {
    return (
      <p className={className}>
        <TextRuns runs={part.runs} />
      </p>
    )
  }
  const List = part.isNumbered ? 'ol' : 'ul'
  return (
    <List>
      {part.items.map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at}>
          <TextRuns runs={runs} />
        </li>
      ))}
    </List>
  )
}

export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return runs.map((run, at) => <Run key={at} {...run} />)
}

function Run({ text, strong, emphasis, link }: TextRun) {
  const italic = emphasis ? <em>{text}</em> : text
  const styled = strong ? <strong>{italic}</strong> : italic
  if (!link) return styled
  // `safeLink` refuses links that start with two slashes, so a link with a leading slash is within this site.
  return link.startsWith('/') ? <PageLink to={link}>{styled}</PageLink> : <a href={link}>{styled}</a>
}

/**
 * Splits the text into rows, each a heading with the parts below it. Parts before the first heading form a row without
 * one.
 */
export function rowsOf(text: RichTextParts) {
  const rows: { heading: TextRun[] | null; parts: RichTextPart[] }[] = []
  for (const part of text) {
    if (part.kind === 'heading') rows.push({ heading: part.runs, parts: [] })
    else if (rows.length === 0) rows.push({ heading: null, parts: [part] })
    else rows.at(-1)?.parts.push(part)
  }
  return rows
}
