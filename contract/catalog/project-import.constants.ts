import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { PICTURE_KIND_NAME } from '#contract/uploads/picture-claims.constants.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { CATEGORY_NAME, DEFAULT_PROJECT_STATUS } from './catalog.constants.ts'
import { catalogMessages } from './catalog.messages.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { editorMessages } from './editor.messages.ts'
import { projectLabelsMessages } from './project-labels.messages.ts'

/** Accepted headings of each column; the first is used in the template and in messages. */
export const PROJECT_IMPORT_COLUMNS = {
  name: [projectLabelsMessages.projectName, labelMessages.name, catalogMessages.label.project],
  routingName: [editorMessages.label.pageAddress],
  reraNumber: [catalogMessages.label.reraNumber, 'RERA No'],
  category: [catalogMessages.label.category],
  type: [catalogMessages.label.type],
  possessionDate: [catalogMessages.label.possessionDate],
  address: [projectLabelsMessages.projectAddress, 'Address'],
  city: [catalogMessages.label.city],
  state: [projectLabelsMessages.projectState, 'State'],
  overview: [projectLabelsMessages.projectOverview, 'Overview'],
  description: [projectLabelsMessages.projectDescription, labelMessages.description],
  status: [catalogMessages.label.status],
  isExclusive: [projectLabelsMessages.isExclusive],
  isNewLaunch: [CATEGORY_NAME.newLaunch],
  isCompleted: [CATEGORY_NAME.completed],
  features: [catalogChangesMessages.tab.features],
  mapUrl: [editorMessages.label.mapAddress, 'Map link'],
  locationTitle: [editorMessages.label.locationTitle],
  bannerImage: [projectLabelsMessages.bannerImage, 'Banner'],
  image: [projectLabelsMessages.projectImage, 'Picture'],
  video: [projectLabelsMessages.projectVideo],
  exterior: ['Exterior pictures', 'Pictures', catalogChangesMessages.tab.gallery],
  interior: ['Interior pictures'],
  amenities: ['Amenities pictures'],
  constructionUpdate: ['Construction update pictures'],
  /** One kind and one date per line; they apply to every image that the line adds. */
  pictureKind: [pictureClaimsMessages.importedKind],
  takenOn: [pictureClaimsMessages.importedDay],
} as const

export type ProjectImportColumn = keyof typeof PROJECT_IMPORT_COLUMNS

/** Required for new projects only; in other lines an empty cell keeps the stored value. */
export const PROJECT_IMPORT_REQUIRED: readonly ProjectImportColumn[] = [
  'name',
  'reraNumber',
  'category',
  'type',
  'address',
  'city',
  'state',
  'overview',
  'description',
  'bannerImage',
  'image',
  'video',
]

/** Also shown in the preview of the company's look. */
export const PROJECT_IMPORT_EXAMPLE: Record<ProjectImportColumn, string> = {
  name: 'Example Court',
  routingName: '',
  reraNumber: 'RERA-EXAMPLE-1',
  category: CATEGORY_NAME.residential,
  type: '3 BHK apartments',
  possessionDate: '2030-12-31',
  address: 'Sector 12',
  city: 'Example City',
  state: 'Example State',
  overview: 'What the page says first.',
  description: 'What cards and lists say.',
  status: DEFAULT_PROJECT_STATUS,
  isExclusive: contentMessages.no,
  isNewLaunch: contentMessages.no,
  isCompleted: contentMessages.no,
  features: '',
  mapUrl: '',
  locationTitle: '',
  bannerImage: 'court-banner.jpg',
  image: 'court-card.jpg',
  video: 'court-film.mp4',
  exterior: 'court-1.jpg|court-2.jpg',
  interior: '',
  amenities: '',
  constructionUpdate: '',
  pictureKind: PICTURE_KIND_NAME.impression,
  takenOn: '',
}
