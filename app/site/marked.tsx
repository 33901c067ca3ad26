import { cutAtMatches } from './find-projects.ts'
import './marked.css'

/** A text with the search matches underlined in brass. */
export function Marked({ text, query }: { text: string; query: string }) {
  return cutAtMatches(text, query).map((part, index) => {
    if (index % 2 === 0) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by position only.
    return <Mark key={index} text={part} />
  })
}

function Mark({ text }: { text: string }) {
  return <mark className="marked">{text}</mark>
}
