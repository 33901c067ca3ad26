import type { CardProject } from '#app/catalog/project-card.tsx'
import type { Testimonial } from '#app/testimonials/testimonial-films.tsx'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { isComingSoon } from '#contract/catalog/coming-soon.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import type { Testimonial as StoredTestimonial } from '#contract/testimonials/testimonials.schema.ts'
import { embedAddressOf } from '#contract/testimonials/video-link.ts'
import { claimText } from '#contract/uploads/claim-text.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'

export interface ExclusiveProject
  extends Pick<Project, 'id' | 'name' | 'description' | 'type' | 'reraNumber' | 'status'> {
  address: string
  location: string
  image: string
  colour: string | null
  claim: string | null
}

export function cardOf(project: Project): CardProject {
  const { id, name, type, status } = project
  const address = projectAddress(project)
  if (isComingSoon(project)) {
    return {
      id,
      address,
      name: catalogMessages.comingSoonOnCard,
      place: project.city,
      image: null,
      colour: null,
      claim: null,
      status: null,
    }
  }
  const image = assetAddress(UPLOAD_FOLDER.images, project.image)
  return {
    ...{ id, address, name, image, status },
    place: `${type}. ${project.address}`,
    colour: project.imageColour,
    claim: claimText(project.imageClaim),
  }
}

export function exclusiveOf(project: Project): ExclusiveProject {
  const { id, name, description, type, reraNumber, status } = project
  return {
    ...{ id, name, description, type, reraNumber, status },
    address: projectAddress(project),
    location: project.address,
    image: assetAddress(UPLOAD_FOLDER.banners, project.bannerImage),
    colour: project.bannerColour,
    claim: claimText(project.bannerClaim),
  }
}

export function testimonialOf(testimonial: StoredTestimonial, projects: readonly Project[]): Testimonial {
  const { id, name, videoLink } = testimonial
  const [who = name, ...where] = name.split(', ')
  const named = projectOf(testimonial, projects)
  return {
    ...{ id, name: who, place: where.join(', '), link: videoLink, embedAddress: embedAddressOf(videoLink) },
    image: named ? assetAddress(UPLOAD_FOLDER.images, named.image) : null,
  }
}

export function filmPosterOf(testimonials: readonly StoredTestimonial[], projects: readonly Project[]) {
  const named = testimonials[0] && projectOf(testimonials[0], projects)
  return named ? assetAddress(UPLOAD_FOLDER.banners, named.bannerImage) : null
}

/**
 * Finds the project named in a testimonial, such as Lotus Court in 'Ritu Bhargava, Lotus Court, Lucknow'. Ignores
 * projects that are coming soon.
 */
function projectOf({ name }: StoredTestimonial, projects: readonly Project[]) {
  const [, ...where] = name.split(', ')
  return projects.find((project) => where.includes(project.name) && !isComingSoon(project))
}
