import type { PageBlockOf } from '#contract/content/page-blocks.schema.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { PagePicture } from '../page-picture.tsx'
import { BlockSection } from './block-section.tsx'

const THREE = '(min-width: 1000px) 30vw, (min-width: 600px) 46vw, 92vw'

/** The first block is visible immediately, so its image loads with high priority. */
export function PictureBlock({ block, isFirst }: { block: PageBlockOf<'picture'>; isFirst: boolean }) {
  const { picture, caption, variant } = block
  const figure = (
    <figure className={variant === 'wide' ? 'block-wide' : undefined}>
      <PagePicture picture={picture} sizes={variant === 'wide' ? '100vw' : '92vw'} isEager={isFirst} />
      <Plinth />
      {caption && <figcaption className="wrap label">{caption}</figcaption>}
    </figure>
  )
  return variant === 'wide' && !block.heading ? figure : <BlockSection block={block}>{figure}</BlockSection>
}

export function PicturesBlock({ block }: { block: PageBlockOf<'pictures'> }) {
  if (block.pictures.length === 0) return null
  return (
    <BlockSection block={block}>
      <ul className="block-grid">
        {block.pictures.map(({ picture, caption }) => (
          <li key={picture.file}>
            <figure>
              <div className="picture-frame">
                <PagePicture picture={picture} sizes={THREE} />
              </div>
              <Plinth />
              {caption && <figcaption className="label">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

export function PeopleBlock({ block }: { block: PageBlockOf<'people'> }) {
  if (block.people.length === 0) return null
  return (
    <BlockSection block={block}>
      <ul className="block-grid">
        {block.people.map(({ name, role, text, picture }) => (
          <li key={name} className="block-person">
            {picture && (
              <div className="picture-frame">
                <PagePicture picture={picture} sizes={THREE} />
              </div>
            )}
            <Plinth />
            <h3>{name}</h3>
            {role && <p className="label">{role}</p>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
