import type { Specification } from '#contract/catalog/project-parts.schema.ts'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import './project-specifications.css'

export type ShownSpecification = Pick<Specification, 'id' | 'name' | 'image' | 'summary'> & { claim: string | null }

export function ProjectSpecifications({ specifications }: { specifications: readonly ShownSpecification[] }) {
  return (
    <section id="specification" className="section on-ink project-specifications">
      <Carousel
        label="Specification"
        {...CAROUSEL.gallery}
        peek={0.2}
        isBleeding
        hasPauseButton
        head={<h2>Specification</h2>}
      >
        {specifications.map(({ id, name, image, claim, summary }) => (
          <article key={id}>
            <div className="picture-frame">
              <Picture
                src={image && assetAddress(UPLOAD_FOLDER.images, image)}
                alt={claim ? `${name}. ${claim}` : name}
                width={1000}
                height={800}
                sizes="(max-width: 599px) 84vw, (max-width: 999px) 45vw, 24vw"
                widths={[320, 640, 960]}
              />
            </div>
            <Plinth />
            {claim && <small className="claim">{claim}</small>}
            <h3>{name}</h3>
            {summary && <p>{summary}</p>}
          </article>
        ))}
      </Carousel>
    </section>
  )
}
