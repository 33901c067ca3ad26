import type { PageBlockOf } from '#contract/content/page-blocks.schema.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { PagePicture } from '../page-picture.tsx'
import { BlockSection } from './block-section.tsx'
import { RichText, rowsOf, TextRuns } from './rich-text.tsx'

type TextBlockProps = { block: PageBlockOf<'text'> }

export function TextBlock({ block }: TextBlockProps) {
  if (block.variant === 'lead') return <LeadText block={block} />
  if (block.variant === 'rows') return <RowsText block={block} />
  if (block.variant === 'letter') return <LetterText block={block} />
  return (
    <BlockSection block={block}>
      <div className="prose block-prose">
        <RichText text={block.text} />
      </div>
    </BlockSection>
  )
}

function LeadText({ block: { id, heading, text } }: TextBlockProps) {
  return (
    <section aria-labelledby={heading ? id : undefined}>
      <div className="wrap section block-lead">
        {heading ? <h2 id={id}>{heading}</h2> : <span />}
        <div className="prose block-prose">
          <RichText text={text} firstClass="lead" />
        </div>
      </div>
    </section>
  )
}

function RowsText({ block }: TextBlockProps) {
  return (
    <BlockSection block={block}>
      <ul className="block-rows">
        {rowsOf(block.text).map(({ heading, parts }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are never reordered on the page
          <li key={at}>
            <h3>{heading && <TextRuns runs={heading} />}</h3>
            <RichText text={parts} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function LetterText({ block: { id, heading, text, letter } }: TextBlockProps) {
  const { picture = null, caption = null, quote = null, signedBy = null, signedAs = null } = letter ?? {}
  return (
    <section className="section on-paper" aria-labelledby={heading ? id : undefined}>
      <div className="wrap block-letter">
        {picture ? (
          <figure>
            <PagePicture picture={picture} sizes="(max-width: 999px) 100vw, 36vw" />
            <Plinth />
            {caption && <figcaption className="label">{caption}</figcaption>}
          </figure>
        ) : (
          <span />
        )}
        <div>
          {heading && <h2 id={id}>{heading}</h2>}
          {quote && <blockquote>“{quote}”</blockquote>}
          <div className="prose block-prose">
            <RichText text={text} />
          </div>
          {signedBy && (
            <p className="block-signature">
              <b>{signedBy}</b>
              {signedAs && <span className="muted">{signedAs}</span>}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
