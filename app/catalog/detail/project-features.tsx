import type { ProjectFeature } from '#contract/catalog/features.schema.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { FeatureIcon } from '../feature-icon.tsx'
import './project-features.css'

interface ProjectFeaturesProps {
  features: readonly (Pick<ProjectFeature, 'id' | 'name' | 'image'> & {
    icon: string
    plan?: { id: number; name: string | null } | undefined
  })[]
  title: string | null
  image: string | null
  claim: string | null
}

export function ProjectFeatures({ features, title, image, claim }: ProjectFeaturesProps) {
  return (
    <section id="features" className="section" aria-labelledby="features-title">
      <div className="wrap">
        <div className="features-head" data-pictured={image ? '' : undefined}>
          <h2 id="features-title">Features</h2>
          {title && <p>{title}</p>}
          {image && (
            <figure>
              <Picture
                src={assetAddress(UPLOAD_FOLDER.images, image)}
                alt={[title, claim].filter(Boolean).join('. ')}
                width={1600}
                height={1000}
                sizes="(max-width: 599px) 88vw, (max-width: 999px) 100vw, 56vw"
              />
              <Plinth />
              {claim && <small className="claim">{claim}</small>}
            </figure>
          )}
        </div>
        <ul className="features">
          {features.map((feature) => (
            <li key={feature.id}>
              {feature.image ? (
                <span className="feature-picture">
                  <Picture
                    src={assetAddress(UPLOAD_FOLDER.images, feature.image)}
                    alt=""
                    width={1600}
                    height={1000}
                    sizes="112px"
                    widths={[320]}
                  />
                </span>
              ) : (
                <FeatureIcon icon={feature.icon} />
              )}
              <span>
                <span>{feature.name}</span>
                {feature.plan && (
                  <a className="small" href={`#plan-${feature.plan.id}`}>
                    Sanctioned plan{feature.plan.name && `: ${feature.plan.name}`}
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
