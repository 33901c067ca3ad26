import type { PageBlockOf } from '#contract/content/page-blocks.schema.ts'
import { Skyline } from '../../ui/brand/skyline.tsx'
import { BlockSection } from './block-section.tsx'
import { RichText } from './rich-text.tsx'

export function NumbersBlock({ block }: { block: PageBlockOf<'numbers'> }) {
  if (block.numbers.length === 0) return null
  return (
    <BlockSection block={block}>
      <ul className="block-numbers">
        {block.numbers.map(({ prefix, number, suffix, label }) => (
          <li key={label}>
            <b>
              {prefix && <small>{prefix} </small>}
              {number}
              {suffix && <small> {suffix}</small>}
            </b>{' '}
            {label}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

/** Uses native disclosures: they open without JavaScript, and the browser's find-in-page searches them. */
export function QuestionsBlock({ block }: { block: PageBlockOf<'questions'> }) {
  if (block.questions.length === 0) return null
  return (
    <BlockSection block={block}>
      <div className="block-list">
        {block.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <div className="prose block-prose">
              <RichText text={answer} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  )
}

/** A timeline with a drawing but no heading continues the block above, so its section has no padding. */
export function TimelineBlock({ block }: { block: PageBlockOf<'timeline'> }) {
  const { drawing, entries, heading } = block
  if (entries.length === 0) return null
  const years = (
    <ol className={heading || !drawing ? 'block-years' : 'wrap block-years'}>
      {entries.map(({ when, text }) => (
        <li key={`${when} ${text}`}>
          <b className="tabular">{when}</b>
          {text}
        </li>
      ))}
    </ol>
  )
  if (!drawing) return <BlockSection block={block}>{years}</BlockSection>
  if (!heading) {
    return (
      <section>
        <Skyline {...drawing} />
        {years}
      </section>
    )
  }
  return (
    <BlockSection block={block}>
      <Skyline {...drawing} />
      {years}
    </BlockSection>
  )
}
