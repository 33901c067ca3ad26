import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Part } from '../../ui/layout/part.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { categoryAddress } from '../project-address.ts'
import type { LoadedProject, ProjectParts } from './load-project.ts'
import { NextProjectPart } from './next-project-part.tsx'
import { ProjectCost } from './project-cost.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectFeatures } from './project-features.tsx'
import { ProjectFilm } from './project-film.tsx'
import { ProjectFollow } from './project-follow.tsx'
import { ProjectGallery } from './project-gallery.tsx'
import { ProjectHomes } from './project-homes.tsx'
import { ProjectLocation } from './project-location.tsx'
import { ProjectOverview } from './project-overview.tsx'
import { ProjectPlans } from './project-plans.tsx'
import { ProjectPrices } from './project-prices.tsx'
import { ProjectProgress } from './project-progress.tsx'
import { ProjectRegistration } from './project-registration.tsx'
import { ProjectSpecifications } from './project-specifications.tsx'
import { SectionNav } from './section-nav.tsx'
import { ProjectStructuredData } from './structured-data.tsx'
import { usePrintedPictures } from './use-printed-pictures.ts'
import { visitAddress } from './visit-address.ts'
import './project-page.css'

interface ProjectPageProps {
  project: LoadedProject['project']
  parts: ProjectParts
}

export function ProjectPage({ project, parts }: ProjectPageProps) {
  const { sections } = parts
  const has = (id: string) => sections.some((section) => section.id === id)
  const visit = visitAddress(project.name)
  usePrintedPictures()
  return (
    <div className="project-page">
      <ProjectStructuredData project={project} parts={parts} />
      <ProjectBanner
        name={project.name}
        city={project.city}
        categoryName={project.categoryName}
        image={project.bannerImage}
        colour={project.bannerColour}
        claim={project.bannerClaim}
      />
      <ProjectRegistration shown={parts.registrations} />
      <ProjectFacts {...parts} />
      <SectionNav sections={sections} project={project} visitAddress={visit} />
      <Part>
        {has('overview') && (
          <ProjectOverview
            name={project.name}
            city={project.city}
            overview={project.overview}
            description={project.description}
            image={project.image}
            claim={project.imageClaim}
          />
        )}
        {parts.homes && <ProjectHomes projectName={project.name} homes={parts.homes} plans={parts.plans} />}
        {parts.cost && <ProjectCost basis={parts.cost} query={parts.query} />}
        {parts.progress && <ProjectProgress name={project.name} progress={parts.progress} />}
        <ProjectFollow follow={parts.follow} />
        {project.video && <ProjectFilm name={project.name} film={project.video} still={parts.still} />}
      </Part>
      <Part>
        {has('features') && (
          <ProjectFeatures
            features={parts.features}
            title={project.featureTitle}
            image={project.featureImage}
            claim={project.featureClaim}
          />
        )}
      </Part>
      <Part>{has('plans') && <ProjectPlans projectName={project.name} kinds={parts.planKinds} />}</Part>
      <Part>
        {has('specification') && <ProjectSpecifications specifications={parts.specifications} />}
        {parts.priceSheet && <ProjectPrices projectName={project.name} sheet={parts.priceSheet} />}
        {has('location') && (
          <ProjectLocation
            projectName={project.name}
            mapUrl={parts.mapUrl}
            mapNotice={parts.mapNotice}
            title={parts.locationTitle}
            perks={parts.perks}
          />
        )}
      </Part>
      <Part>{has('gallery') && <ProjectGallery projectName={project.name} groups={parts.gallery} />}</Part>
      <NextProjectPart next={parts.next} />
    </div>
  )
}

interface ProjectBannerProps {
  name: string
  city: string
  categoryName: string
  image: string
  colour: string | null
  claim: string | null
}

function ProjectBanner({ name, city, categoryName, image, colour, claim }: ProjectBannerProps) {
  return (
    <header className="project-banner">
      <Picture
        src={assetAddress(UPLOAD_FOLDER.banners, image)}
        alt={`${name}, ${city}${claim ? `. ${claim}` : ''}`}
        width={1920}
        height={1080}
        // On phones the image is cropped to a tall frame, so it is rendered wider than the screen.
        sizes="(max-width: 599px) 130vw, 100vw"
        colour={colour}
        isEager
      />
      <div className="wrap project-banner-text">
        <Breadcrumbs way={[{ label: categoryName, address: categoryAddress(categoryName) }]} />
        <h1 data-long={name.length > 24 || undefined}>{name}</h1>
        {claim && <small className="claim">{claim}</small>}
      </div>
    </header>
  )
}
