import type { VisitState } from '#contract/appointments/visits.constants.ts'
import type { CostTerms } from '#contract/catalog/cost-terms.schema.ts'
import type { Handover, ProgressUpdate } from '#contract/catalog/progress.schema.ts'
import type { Registration } from '#contract/catalog/registrations.schema.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import type { SitePageDraft } from '#contract/content/site-pages.schema.ts'
export type ProjectStatus = 'Ongoing' | 'New Launch' | 'Completed'
export type ProjectCategoryId = 1 | 2 | 3
export type ImageCategoryId = 1 | 2 | 3 | 4
export type PlanKindId = 2 | 3 | 4 | 6
export type MediaCategoryId = 1 | 2 | 3

export type DemoGalleryImage = { imgCatId: ImageCategoryId; imgPath: string }

export type DemoPlan = { planId: PlanKindId; planName: string; planImage: string; planDescription: string }

export type DemoSpecification = {
  specificationName: string
  specificationImage: string
  specificationDescription: string
  description: string
}

export type DemoDocument = {
  documentType: 'pdf' | 'image'
  documentName: string
  documentText: string | null
  delivery?: 'mail'
}

export type DemoLocation = { locationTitle: string; iframe: string }

export type DemoPerk = { perksName: string; distance: string; imagepath: string | null }

/** Refers to its plan by name, which must be the name of a unit plan of the project. */
export type DemoUnitType = Omit<UnitType, 'id' | 'projectId' | 'planId' | 'version'> & { planName: string | null }

export type DemoProgressUpdate = Omit<ProgressUpdate, 'id' | 'projectId' | 'version'>
export type DemoHandover = Omit<Handover, 'id' | 'projectId' | 'version'>
/** The QR code is generated from the portal link. */
export type DemoRegistration = Omit<Registration, 'id' | 'projectId' | 'qrImage' | 'version'>

/** An empty list or null is an intentional gap. */
export type DemoProjectParts = {
  gallery: DemoGalleryImage[]
  featureNames: string[]
  /** By feature: the name of the plan that shows it. */
  sanctionedPlans?: Record<string, string>
  plans: DemoPlan[]
  specifications: DemoSpecification[]
  documents: DemoDocument[]
  location: DemoLocation | null
  perks: DemoPerk[]
}

export type DemoProjectInfo = {
  name: string
  address: string
  reraNumber: string
  type: string
  categoryId: ProjectCategoryId
  routingName: string
  bannerImage: string
  overview: string
  video: string
  city: string
  state: string
  image: string
  description: string
  featureImage: string | null
  featureTitle: string | null
  status: ProjectStatus
  isNewLaunch: boolean
  isCompleted: boolean
  isExclusive: boolean
  possessionDate: string | null
  handedOverDate: string | null
}

export type DemoProject = DemoProjectInfo &
  DemoProjectParts & {
    unitTypes: DemoUnitType[]
    costTerms: (CostTerms & { bankNames: string[] }) | null
    progressUpdates: DemoProgressUpdate[]
    handovers: DemoHandover[]
  }

export type DemoFeature = { name: string; imageUrl: string | null }

export type DemoMedia = {
  name: string
  description: string
  image: string
  link: string | null
  categoryId: MediaCategoryId
  date: string
  isActive: boolean
  /** The project of the item; the seed converts it to `productId`. */
  routingName: string | null
  productCity: string | null
}

export type DemoTestimonial = { name: string; videoLink: string }

export type DemoBank = { name: string; logo: string }

export type DemoSubscriptionPlan = {
  name: string
  amountCents: number
  type: 'Monthly' | 'Yearly'
  description: string
  features: string[]
}

export type DemoStaticContent = { termsAndConditions: string; privacy: string }

export type DemoEnquiry = {
  name: string
  email: string
  countryCode: string
  mobileNumber: string
  interest: string
  message: string
  projectName: string | null
  isAuthorize: true
  createdAt: Date
}

export type DemoAppointment = {
  projectName: string
  purpose: string
  customerType: 'Existing' | 'New'
  tower: string | null
  unitNo: string | null
  timeSlot: string
  /** Midnight UTC of the selected date. */
  selectedDate: Date
  mobileNo: string
  email: string
  createdAt: Date
  state: VisitState
}

export type DemoSubscriber = { email: string; isSubscribed: boolean; createdAt: Date }
export type DemoTopic = {
  email: string
  routingName: string | null
  city: string | null
  createdAt: Date
  confirmedAt: Date | null
}

/** Pages added by staff get their ids when they are stored. */
export type DemoPage = Omit<SitePageDraft, 'id' | 'version'> & { id?: number }
