import { redirect, replace } from 'react-router'
import { brochureAddress } from '#contract/catalog/brochures.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { isComingSoon } from '#contract/catalog/coming-soon.ts'
import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import { mapAddressOf } from '#contract/catalog/map-address.ts'
import { readPriceText } from '#contract/catalog/price-text.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import {
  getLocation,
  listDocuments,
  listGallery,
  listSpecifications,
} from '#contract/catalog/project-parts.endpoints.ts'
import type { GalleryImage } from '#contract/catalog/project-parts.schema.ts'
import { getProjectDetailsByName } from '#contract/catalog/projects.endpoints.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { shownRegistrations } from '#contract/catalog/registrations-in-words.ts'
import { pagePath } from '#contract/company/redirect-address.ts'
import { isSpecifiedRedirect } from '#contract/company/redirects.constants.ts'
import { altWithClaim, claimText } from '#contract/uploads/claim-text.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import type { Api } from '../../lib/api-client.ts'
import { mapNotice } from '../../lib/map-notice.ts'
import { loadOrAskServer, notFoundInBrowser } from '../../lib/not-found-in-browser.ts'
import { iconNameOf } from '../feature-icon-name.ts'
import { followTexts } from '../follow/follow-texts.ts'
import { newestDocuments } from '../newest-documents.ts'
import { dataOrNull, dataOrThrow } from '../page-data.ts'
import { statusFill } from '../project-status.ts'
import { costBasis } from './cost-choice.ts'
import { currentAddress } from './legacy-redirects.ts'
import { shownPerks } from './perk-distance.ts'
import { plansByKind } from './plans-by-kind.ts'
import { priceTexts } from './price-texts.ts'
import { projectSections } from './project-sections.ts'
import { shownProgress } from './shown-progress.ts'
import { shownUnitTypes } from './shown-unit-types.ts'

/**
 * Formats everything here, so that the formatters and labels stay out of the initial bundle. Returns only the fields
 * that the page shows, because the result is serialized into the HTML.
 */
async function loadProject(api: Api, name: string, query: URLSearchParams) {
  const details = dataOrThrow(await api(getProjectDetailsByName, { params: { name }, query: { view: 'page' } }))
  const project = shownFields(details)
  if (isComingSoon(details)) return { project, parts: null }

  const params = { projectId: details.id }
  const [gallery, features, specifications, documents, location] = await Promise.all([
    api(listGallery, { params }),
    api(listProjectFeatures, { params }),
    api(listSpecifications, { params }),
    api(listDocuments, { params }),
    api(getLocation, { params }),
  ])
  const place = dataOrNull(location, 'location')
  const mapUrl = place?.location ? mapAddressOf(place.location.mapUrl) : null
  const images = dataOrNull(gallery, 'gallery') ?? []
  const plans = details.plans.map(({ id, kindId, name: plan, image, description }) => ({
    id,
    kindId,
    name: plan,
    image,
    description,
  }))
  const parts = {
    facts: shownFacts(details),
    features: (dataOrNull(features, 'features') ?? [])
      .filter(({ isSelected }) => isSelected)
      .map(({ id, name: feature, image, planId }) => ({
        id,
        name: feature,
        image,
        icon: iconNameOf(feature),
        plan: plans.find((plan) => plan.id === planId),
      })),
    plans,
    planKinds: plansByKind(plans),
    // The project details contain the specifications too, so they replace a failed request.
    specifications: (dataOrNull(specifications, 'specifications') ?? details.specifications).map((one) => ({
      id: one.id,
      name: one.name,
      image: one.image,
      claim: claimText(one.claim),
      summary: one.summary ?? one.description,
    })),
    registrations: shownRegistrations(details.registrations ?? [], {
      project: details,
      today: siteDay(new Date()),
    }),
    homes: shownUnitTypes(details.unitTypes ?? [], details, query),
    cost: costBasis(details),
    query: query.toString(),
    progress: shownProgress(
      {
        updates: details.progressUpdates ?? [],
        handovers: details.handovers ?? [],
        possessionDate: details.possessionDate,
        handedOverDate: details.handedOverDate,
        isCompleted: details.isCompleted,
      },
      query,
    ),
    follow: {
      title: followTexts.title(details.name),
      text: followTexts.text,
      form: { ...followTexts.follow, values: { projectId: details.id } },
    },
    ...shownDocuments(details, dataOrNull(documents, 'documents') ?? []),
    mapUrl,
    mapNotice: mapUrl === null ? '' : mapNotice(mapUrl),
    locationTitle: place?.location?.title ?? null,
    perks: shownPerks(place?.perks ?? []).map(({ id, name: perk, distance, image, bar }) => ({
      id,
      name: perk,
      distance,
      image,
      bar,
    })),
    gallery: shownGallery(galleryGroups(images), details.name),
    next: nextProject(details),
  }
  return { project, parts: { ...parts, sections: projectSections(project, parts), still: stillOf(project, parts) } }
}

export async function loadProjectOnServer(api: Api, name: string, request: Request) {
  const { search, searchParams } = new URL(request.url)
  const loaded = await loadProject(api, name, searchParams)
  const current = currentAddress({ projectName: name, search }, loaded.project)
  // Not 301: browsers cache that permanently, and another project may use this URL later.
  if (current) throw redirect(current, 302)
  return loaded
}

/**
 * Reloads the document for a URL with a specified redirect or without a project, because only the server knows all
 * redirects.
 */
export async function loadProjectOnNavigation(api: Api, name: string, request: Request) {
  const { pathname, search, searchParams } = new URL(request.url)
  if (isSpecifiedRedirect(pagePath(pathname) ?? '')) throw notFoundInBrowser(request)
  const loaded = await loadOrAskServer(request, () => loadProject(api, name, searchParams))
  const current = currentAddress({ projectName: name, search }, loaded.project)
  if (current) throw replace(current)
  return loaded
}

export type LoadedProject = Awaited<ReturnType<typeof loadProject>>
export type ProjectParts = NonNullable<LoadedProject['parts']>

function priceSheet(projectName: string, image: string, priceText: string | null) {
  const { titleOf, ...texts } = priceTexts
  return { ...texts, alt: titleOf(projectName), image, prices: priceText === null ? null : readPriceText(priceText) }
}

function shownDocuments(project: { id: number; name: string }, documents: Parameters<typeof newestDocuments>[0]) {
  const { priceText, priceImage, brochure } = newestDocuments(documents)
  const isMailed = brochure?.delivery === 'mail'
  return {
    priceSheet: priceImage === null ? null : priceSheet(project.name, priceImage, priceText ?? null),
    brochure: brochure && !isMailed ? brochureAddress(brochure) : null,
    brochureForm:
      brochure && isMailed
        ? { ...followTexts.brochure, values: { documentId: brochure.id, projectId: project.id } }
        : null,
  }
}

interface Fact {
  label: string
  text: string
  /** Set for a text that should wrap only if it is unusually long. */
  isWhole?: boolean
  fill?: ReturnType<typeof statusFill>
}

function shownFacts({ type, address, reraNumber, status, possessionDate }: ProjectDetails): Fact[] {
  const { label } = catalogMessages
  return [
    { label: label.type, text: type },
    { label: 'Address', text: address },
    { label: label.reraNumber, text: reraNumber, isWhole: true },
    { label: label.status, text: status, fill: statusFill(status) },
    ...(possessionDate ? [{ label: label.possessionDate, text: writtenDay(possessionDate), isWhole: true }] : []),
  ]
}

function shownFields(details: ProjectDetails) {
  const { plans, imageCategories, specifications, unitTypes, cost, progressUpdates, handovers, ...described } = details
  const { registrations, registration, next, ...fields } = described
  const { isExclusive, isNewLaunch, isCompleted, possessionDate, handedOverDate, ...project } = fields
  return {
    ...project,
    imageClaim: claimText(project.imageClaim),
    bannerClaim: claimText(project.bannerClaim),
    featureClaim: claimText(project.featureClaim),
  }
}

/** Prefers an image of the second gallery category, because the banner is already shown at the top of the page. */
function stillOf(
  { bannerImage }: { bannerImage: string },
  { gallery }: { gallery: { images: { image: string }[] }[] },
) {
  const inside = gallery[1]?.images[0]
  if (inside) return { folder: UPLOAD_FOLDER.images, file: inside.image }
  return { folder: UPLOAD_FOLDER.banners, file: bannerImage }
}

/** If there is no next project in the category, invites to visit this one. */
function nextProject({ name, categoryName, next }: Pick<ProjectDetails, 'name' | 'categoryName' | 'next'>) {
  if (!next) return { label: 'See it on site', name, text: 'Choose a day and an hour for your visit.', address: null }
  const address = projectAddress({ categoryName, routingName: next.routingName })
  return { label: `Next in ${categoryName}`, name: next.name, text: `${next.type}, ${next.city}.`, address }
}

function shownGallery(groups: ReturnType<typeof galleryGroups<GalleryImage>>, projectName: string) {
  return groups.map(({ id, name, images }) => ({
    id,
    name,
    images: images.map(({ id, image, width, height, colour, ...one }, nth) => {
      const claim = claimText(one.claim)
      const alt = `${projectName}, ${name.toLowerCase()} ${nth + 1} of ${images.length}`
      return { id, image, width, height, colour, claim, category: name, alt: altWithClaim(alt, claim) }
    }),
  }))
}

type Image = Pick<GalleryImage, 'id' | 'imageCategoryId' | 'imageCategoryName' | 'image'>

/** The API returns images in the order of their categories. */
export function galleryGroups<I extends Image>(images: readonly I[]) {
  const names = new Map(images.map(({ imageCategoryId, imageCategoryName }) => [imageCategoryId, imageCategoryName]))
  return [...names].map(([id, name]) => ({
    id,
    name,
    images: images.filter(({ imageCategoryId }) => imageCategoryId === id),
  }))
}
