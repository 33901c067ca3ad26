import { useRouteLoaderData } from 'react-router'
import { CATEGORY } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { RootData } from '../../lib/company.ts'
import { categoryAddress } from '../project-address.ts'
import type { ProjectParts } from './load-project.ts'
import { type DescribedHome, type DescribedUnits, placeOf } from './structured-homes.ts'

/** Rendered on the server only: search engines read the HTML, and hydration keeps the existing markup. */
export function ProjectStructuredData({ project, parts }: { project: DescribedProject; parts: DescribedParts }) {
  const settings = useRouteLoaderData<RootData>('root')
  if (!settings) return null
  const json = import.meta.env.SSR
    ? jsonForScript(
        projectStructuredData(project, {
          site: settings.publicUrl,
          developer: settings.company.legalName,
          numbers: parts.registrations.numbers,
          homes: parts.homes?.rows.slice(0, parts.homes.first) ?? [],
          units: parts.homes?.units ?? null,
          plans: parts.plans,
        }),
      )
    : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data, escaped so that it cannot close the script element
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

type DescribedProject = Pick<
  Project,
  | 'name'
  | 'description'
  | 'address'
  | 'city'
  | 'state'
  | 'categoryId'
  | 'categoryName'
  | 'routingName'
  | 'bannerImage'
  | 'video'
>

type DescribedParts = Pick<ProjectParts, 'registrations' | 'homes' | 'plans'>

interface PageData {
  site: string
  developer: string
  numbers: readonly string[]
  homes: readonly DescribedHome[]
  units: DescribedUnits | null
  plans: DescribedParts['plans']
}

export function projectStructuredData(
  project: DescribedProject,
  { site, developer, numbers, homes, units, plans }: PageData,
) {
  const url = site + projectAddress(project)
  const image = site + assetAddress(UPLOAD_FOLDER.banners, project.bannerImage)
  const place = {
    ...placeOf(project.categoryId === CATEGORY.residential, homes, { site, url, units, plans }),
    '@id': `${url}#place`,
    name: project.name,
    description: project.description,
    url,
    image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: project.address,
      addressLocality: project.city,
      addressRegion: project.state,
      addressCountry: 'IN',
    },
    identifier: numbers.map((value) => ({
      '@type': 'PropertyValue',
      propertyID: catalogMessages.label.reraNumber,
      value,
    })),
  }
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: siteMessages.page.home, item: `${site}/home` },
      { name: project.categoryName, item: site + categoryAddress(project.categoryName) },
      { name: project.name, item: url },
    ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
  const uploaded = project.video && uploadDay(project.video)
  const film = project.video && {
    '@type': 'VideoObject',
    name: `${project.name}, walkthrough`,
    description: `${project.name} by ${developer}. ${project.description}`,
    thumbnailUrl: image,
    contentUrl: site + assetAddress(UPLOAD_FOLDER.videos, project.video),
    ...(uploaded && { uploadDate: uploaded }),
  }
  return { '@context': 'https://schema.org', '@graph': film ? [place, breadcrumbs, film] : [place, breadcrumbs] }
}

export function jsonForScript(value: unknown) {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Reads the upload time from the timestamp at the start of a stored file name. Null for other names. */
function uploadDay(fileName: string) {
  const [, time] = /^(\d{13})/.exec(fileName) ?? []
  return time ? new Date(Number(time)).toISOString() : null
}
