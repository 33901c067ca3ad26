import type { ProjectList } from '#contract/catalog/catalog.constants.ts'
import { say } from '#contract/catalog/catalog-changes.messages.ts'
import type { MenuCategory } from '#contract/catalog/categories.schema.ts'
import type { ImageCategory } from '#contract/catalog/gallery.schema.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { HOME_PROJECTS, MENU_PROJECTS } from '#contract/content/content.constants.ts'
import { oncePerRevision, oncePerRevisionFor } from '#server/db/per-revision.ts'
import { AppError } from '../errors.ts'
import type { CategoriesRepository } from './categories.repository.ts'
import { isCategoryNamed, isOfCategory, isOfCategoryAtHome } from './category-rules.ts'
import type { createFormerAddresses } from './former-addresses.repository.ts'
import { countingOf, totalsOf } from './list-totals.ts'
import type { ProjectListsRepository } from './project-lists.repository.ts'
import type { ProjectPartsRepository } from './project-parts.repository.ts'
import type { ProjectsRepository } from './projects.repository.ts'
import type { ProjectsForPages } from './projects-for-pages.repository.ts'
import { asSeenBy } from './seen-by-staff.ts'

/** So many projects are read faster whole than picked. */
const SHORT_CATALOGUE = 200

interface Deps {
  revision: () => number
  projects: ProjectsRepository
  formerAddresses: Pick<ReturnType<typeof createFormerAddresses>, 'findProjectId'>
  projectsForPages: ProjectsForPages
  lists: ProjectListsRepository
  categories: CategoriesRepository
  parts: Parts
  partsForPages: Parts
}

type Parts = Pick<ProjectPartsRepository, 'findPlans' | 'findGallery' | 'findSpecifications'>

interface Sight {
  isStaff: boolean
  parts: Parts
}

type Brief = Awaited<ReturnType<ProjectsRepository['findShownBriefly']>>[number]
type Whole = Awaited<ReturnType<ProjectsRepository['findShown']>>[number]
type Categories = Awaited<ReturnType<CategoriesRepository['findAll']>>

/** Lists show what the public sees, whoever asks; a hidden project opens for those who may see it. */
export function createProjectsService(deps: Deps) {
  const { revision, projects, formerAddresses, projectsForPages, lists, categories, parts, partsForPages } = deps
  /** Read once for all pages of a revision: the menu, home and the lists show the same projects. */
  const forPages = oncePerRevision(revision, () =>
    projectsForPages.find({ atMost: SHORT_CATALOGUE, ofEachKind: Math.max(HOME_PROJECTS, MENU_PROJECTS) }),
  )

  /** Of a long catalogue, whose lists pages have only the beginning of. */
  const counted = oncePerRevision(revision, async () => countingOf(await projectsForPages.countKinds()))

  const isShown = oncePerRevisionFor(revision, async (id: number) => {
    const { projects: first } = await forPages()
    return first.some((project) => project.id === id) || projects.exists(id, { withHidden: false })
  })

  return {
    listCategories: () => categories.findAll(),

    listNames: () => projects.findShownBriefly(),

    /** Hidden ones too. */
    listForStaff: () => projects.findAll(),

    async menu() {
      const [all, shown] = await Promise.all([categories.findAll(), projects.findShownBriefly()])
      return { categories: menuOf(all, shown) }
    },

    /** The same with as many of each category as a page shows, and how many there are. */
    async shortMenu() {
      const [all, shown] = await Promise.all([categories.findAll(), forPages()])
      if (shown.isAll) return { categories: menuOf(all, shown.projects) }
      const open = shown.projects.filter((project) => !project.isCompleted)
      const count = await counted()
      return {
        categories: all.map(({ id, name }) => ({
          name,
          projects: open.filter((project) => isOfCategory(project, id)),
          count: count((kind) => isOfCategory(kind, id) && !kind.isCompleted),
          countOnListPage: count((kind) => isOfCategory(kind, id)),
        })),
      }
    },

    /** All that the specification's home page is sent of the catalogue. */
    async overview() {
      return overviewOf(...(await Promise.all([categories.findAll(), projects.findShown()])))
    },

    /** The same with as much of a long catalogue as the home page shows. */
    async shortOverview() {
      const [all, shown] = await Promise.all([categories.findAll(), forPages()])
      const overview = overviewOf(all, shown.projects)
      return shown.isAll ? overview : { ...overview, totals: totalsOf(all, await counted()) }
    },

    async listMore({ list, categoryName, skip }: { list: ProjectList; categoryName: string; skip: number }) {
      if (list === 'projects' || list === 'exclusive') return lists.findMore({ list, category: null, skip })
      const category = (await categories.findAll()).find((one) => isCategoryNamed(one, categoryName))
      if (!category) throw new AppError('notFound', say.unknownCategory)
      return lists.findMore({ list, category: category.id, skip })
    },

    async listOfCategory(categoryId: number) {
      const [all, shown] = await Promise.all([categories.findAll(), projects.findShown()])
      if (!all.some(({ id }) => id === categoryId)) throw new AppError('notFound', say.unknownCategory)
      return shown.filter((project) => isOfCategoryAtHome(project, categoryId))
    },

    listOfCategoryNamed: async (name: string) => ofCategoryNamed(name, await projects.findShown()),

    /** The same from what the other pages read already. */
    async listOfCategoryNamedForPages(name: string) {
      const shown = await forPages()
      return ofCategoryNamed(name, shown.isAll ? shown.projects : await projects.findShown())
    },

    /** What anybody may see of one project, or null. */
    findShown: (id: number) => projects.findById(id, { withHidden: false }),

    async details(id: number, isStaff: boolean) {
      return withParts(await projects.findById(id, { withHidden: isStaff }), { isStaff, parts })
    },

    async detailsByName(name: string, isStaff: boolean) {
      return withParts(await findByAddress(name, isStaff), { isStaff, parts })
    },

    /** For its page: with the next one, which a menu that lists not all of them cannot tell. */
    async detailsByNameForPages(name: string): Promise<ProjectDetails> {
      const { projects: first, isAll } = await forPages()
      // Addresses are unique, so whichever project has this one is the one that is meant.
      const known = first.find(({ routingName }) => routingName === name.toLowerCase())
      const project = known ?? (await findByAddress(name, false))
      const details = await withParts(project, { isStaff: false, parts: partsForPages })
      const next = isAll ? null : await projects.findNext(details)
      return next ? { ...details, next } : details
    },

    /** Each of a page's parts asks; the answer is looked up once. */
    async demandVisibleForPages(id: number) {
      if (!(await isShown(id))) throw new AppError('notFound', say.unknownProject)
    },

    async demandVisible(id: number, isStaff: boolean) {
      if (!(await projects.exists(id, { withHidden: isStaff }))) throw new AppError('notFound', say.unknownProject)
    },
  }

  /** A present address or name first; otherwise the project that had this address before. */
  async function findByAddress(name: string, isStaff: boolean) {
    const present = await projects.findByName(name, { withHidden: isStaff })
    if (present) return present
    const formerId = await formerAddresses.findProjectId(name)
    return formerId === null ? null : projects.findById(formerId, { withHidden: isStaff })
  }

  async function ofCategoryNamed(name: string, shown: Whole[]) {
    const category = (await categories.findAll()).find((one) => isCategoryNamed(one, name))
    if (!category) throw new AppError('notFound', say.unknownCategory)
    return shown.filter((project) => isOfCategory(project, category.id))
  }

  async function withParts(project: Whole | null, { isStaff, parts: read }: Sight): Promise<ProjectDetails> {
    if (!project) throw new AppError('notFound', say.unknownProject)
    const [plans, gallery, specifications] = await Promise.all([
      read.findPlans(project.id),
      read.findGallery(project.id),
      read.findSpecifications(project.id),
    ])
    return {
      ...asSeenBy(project, isStaff),
      plans: plans.map((plan) => asSeenBy(plan, isStaff)),
      imageCategories: imageCategoriesIn(gallery),
      specifications: specifications.map((specification) => asSeenBy(specification, isStaff)),
    }
  }
}

export type ProjectsService = ReturnType<typeof createProjectsService>

function overviewOf(all: Categories, shown: Whole[]) {
  return {
    categories: all,
    projects: shown,
    projectsByCategory: all.map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
      projects: shown.filter((project) => isOfCategoryAtHome(project, id)),
    })),
    menu: menuOf(all, shown),
  }
}

function menuOf(categories: Categories, shown: Brief[]): MenuCategory[] {
  return categories.map(({ id, name }) => ({ name, projects: shown.filter((project) => isOfCategory(project, id)) }))
}

/** Each category that has pictures, with the first of them. */
function imageCategoriesIn(gallery: Awaited<ReturnType<ProjectPartsRepository['findGallery']>>): ImageCategory[] {
  const found = new Map<number, ImageCategory>()
  for (const { imageCategoryId: id, imageCategoryName: name, image } of gallery) {
    if (!found.has(id)) found.set(id, { id, name, image })
  }
  return [...found.values()]
}
