import { CATEGORIES, CATEGORY_NAME, DEFAULT_CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { MenuCategory } from '#contract/catalog/categories.schema.ts'
import type { ProjectList } from '#contract/catalog/more-projects.endpoints.ts'
import {
  ALL_PROJECTS,
  EXCLUSIVE_PROJECTS,
  homeCategoryRule,
  isInList,
  type ListedFields,
  type ListRule,
  listPageRule,
  menuRule,
} from '#contract/catalog/project-lists.ts'
import type { ImageCategory } from '#contract/catalog/project-parts.schema.ts'
import type { Project, ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { inShort, inShownOrder } from '#contract/catalog/shown-registration.ts'
import { isCounted } from '#contract/catalog/unit-use.ts'
import { MENU_PROJECTS, MORE_PROJECTS } from '#contract/content/content.constants.ts'
import type { HomeTotals } from '#contract/content/content.schema.ts'
import type { PageView } from '#contract/wire/fields.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { AppError } from '#server/errors.ts'
import type { CostTermsRepository } from './cost-terms.repository.ts'
import type { ProjectPartsRepository } from './project-parts.repository.ts'
import type { ProjectViewsRepository } from './project-views.repository.ts'
import type { ProjectsRepository } from './projects.repository.ts'
import type { RegistrationsRepository } from './registrations.repository.ts'

interface Deps {
  projects: ProjectsRepository
  views: ProjectViewsRepository
  parts: Pick<
    ProjectPartsRepository,
    'findPlans' | 'findGallery' | 'findSpecifications' | 'findUnitTypes' | 'findProgressUpdates' | 'findHandovers'
  >
  costs: Pick<CostTermsRepository, 'findFacts'>
  registrations: Pick<RegistrationsRepository, 'findOf'>
  now?: () => Date
}

type Whole = Awaited<ReturnType<ProjectViewsRepository['findListed']>>[number]
type Kind = Awaited<ReturnType<ProjectViewsRepository['countKinds']>>[number]

/** Only `listForStaff` includes hidden projects. Only editors can open a hidden project. */
export function createProjectsService({ projects, views, parts, costs, registrations, now = () => new Date() }: Deps) {
  return {
    listCategories: async () => CATEGORIES,

    listBriefly: () => views.findAllBriefly(),

    listNames: () => views.findNames(),

    listForStaff: () => projects.findAll(),

    menu: async ({ view }: PageView = {}) => ({ categories: await (view === 'page' ? menuOfPage() : wholeMenu()) }),

    /** Returns complete lists, as the specification requires for the home page. */
    async overview() {
      const shown = await views.findListed(ALL_PROJECTS)
      const projectsByCategory = CATEGORIES.map(({ id, name }) => ({
        categoryId: id,
        categoryName: name,
        projects: listedIn(shown, homeCategoryRule(id)),
      }))
      return { categories: CATEGORIES, projects: shown, projectsByCategory, menu: menuOf(shown) }
    },

    /** Returns only the first projects of each list, which is all that the home page shows, and the totals. */
    async overviewOfPage() {
      const [first, kinds] = await Promise.all([views.findForHome(), views.countKinds()])
      const totals: HomeTotals = {
        projects: countOf(kinds, ALL_PROJECTS),
        exclusive: countOf(kinds, EXCLUSIVE_PROJECTS),
        categories: CATEGORIES.map(({ id }) => ({
          categoryId: id,
          count: countOf(kinds, homeCategoryRule(id)),
          countOnListPage: countOf(kinds, listPageRule(id)),
        })),
      }
      return { categories: CATEGORIES, projects: first, projectsByCategory: [], menu: [], totals }
    },

    async listMore({ list, categoryName, skip }: { list: ProjectList; categoryName: string; skip: number }) {
      return views.findRange(ruleOf(list, categoryName), { limit: MORE_PROJECTS, offset: skip })
    },

    async listOfCategory(categoryId: number) {
      if (!CATEGORIES.some(({ id }) => id === categoryId))
        throw new AppError('notFound', catalogChangesMessages.unknownCategory)
      return views.findListed(homeCategoryRule(categoryId))
    },

    listOfCategoryNamed: async (name: string) =>
      withRegistration(await views.findListed(listPageRule(requireCategoryId(name)))),

    async listChosen(ids: readonly number[]) {
      if (ids.length === 0) return []
      const found = await views.findByIds(ids)
      return [...new Set(ids)].flatMap((id) => found.find((project) => project.id === id) ?? [])
    },

    /** Includes the short registration facts that cards show. Null if the project is hidden or deleted. */
    async findShownOnCard(id: number) {
      const project = await projects.findById(id, { withHidden: false })
      const [onCard] = project ? await withRegistration([project]) : []
      return onCard ?? null
    },

    details: async (id: number, isStaff: boolean) =>
      withParts(await projects.findById(id, { withHidden: isStaff }), isStaff),

    async detailsByName(name: string, isStaff: boolean, { view }: PageView = {}): Promise<ProjectDetails> {
      const visibility = { withHidden: isStaff }
      const present = await projects.findByName(name, visibility)
      const project = present ?? (await projects.findByFormerAddress(name, visibility))
      if (view !== 'page' || !project) return withParts(project, isStaff)
      const [details, next] = await Promise.all([pageDetails(project, isStaff), projects.findNext(project)])
      return next ? { ...details, next } : details
    },

    async requireVisible(id: number, isStaff: boolean) {
      if (!(await projects.exists(id, { withHidden: isStaff })))
        throw new AppError('notFound', catalogChangesMessages.unknownProject)
    },
  }

  async function wholeMenu() {
    return menuOf(await views.findAllBriefly())
  }

  async function menuOfPage(): Promise<MenuCategory[]> {
    const [first, kinds] = await Promise.all([views.findForMenu(), views.countKinds()])
    return CATEGORIES.map(({ id, name }) => ({
      name,
      projects: listedIn(first, menuRule(id)).slice(0, MENU_PROJECTS),
      count: countOf(kinds, menuRule(id)),
      countOnListPage: countOf(kinds, listPageRule(id)),
    }))
  }

  function ruleOf(list: ProjectList, categoryName: string) {
    if (list === 'projects') return ALL_PROJECTS
    if (list === 'exclusive') return EXCLUSIVE_PROJECTS
    const categoryId = requireCategoryId(categoryName)
    return list === 'menu' ? menuRule(categoryId) : homeCategoryRule(categoryId)
  }

  function requireCategoryId(name: string) {
    const category = CATEGORIES.find((one) => isCategoryNamed(one, name))
    if (!category) throw new AppError('notFound', catalogChangesMessages.unknownCategory)
    return category.id
  }

  async function withParts(project: Whole | null, isStaff: boolean): Promise<ProjectDetails> {
    if (!project) throw new AppError('notFound', catalogChangesMessages.unknownProject)
    const [details, gallery] = await Promise.all([withTexts(project, isStaff), parts.findGallery(project.id)])
    return { ...details, imageCategories: imageCategoriesIn(gallery) }
  }

  /** The project page requests the gallery in a separate call, so it needs no image categories here. */
  async function pageDetails(project: Whole, isStaff: boolean): Promise<ProjectDetails> {
    const [details, unitTypes, progressUpdates, handovers, registered] = await Promise.all([
      withTexts(project, isStaff),
      parts.findUnitTypes(project.id),
      parts.findProgressUpdates(project.id),
      parts.findHandovers(project.id),
      registrations.findOf([project.id]),
    ])
    const cost = unitTypes.some(isCounted) ? (await costs.findFacts([project])).get(project.id) : undefined
    const forCaller = <T extends { version: number }>(rows: T[]) => rows.map((row) => withVersionForStaff(row, isStaff))
    return {
      ...(cost && { cost }),
      ...details,
      imageCategories: [],
      unitTypes: forCaller(unitTypes),
      progressUpdates: forCaller(progressUpdates),
      handovers: forCaller(handovers),
      registrations: forCaller(inShownOrder(registered, siteDay(now()))),
    }
  }

  async function withRegistration(listed: Whole[]): Promise<(Whole & Pick<Project, 'registration'>)[]> {
    const today = siteDay(now())
    const byProject = Map.groupBy(await registrations.findOf(listed.map(({ id }) => id)), ({ projectId }) => projectId)
    return listed.map((project) => {
      const registration = inShort(byProject.get(project.id) ?? [], today)
      return registration ? { ...project, registration } : project
    })
  }

  async function withTexts(project: Whole, isStaff: boolean) {
    const [plans, specifications] = await Promise.all([
      parts.findPlans(project.id),
      parts.findSpecifications(project.id),
    ])
    return {
      ...withVersionForStaff(project, isStaff),
      plans: plans.map((plan) => withVersionForStaff(plan, isStaff)),
      specifications: specifications.map((specification) => withVersionForStaff(specification, isStaff)),
    }
  }
}

export type ProjectsService = ReturnType<typeof createProjectsService>

/** The specified menu lists the same projects as the category pages, including completed ones. */
function menuOf(shown: readonly (MenuCategory['projects'][number] & ListedFields)[]): MenuCategory[] {
  return CATEGORIES.map(({ id, name }) => ({ name, projects: listedIn(shown, listPageRule(id)) }))
}

function listedIn<P extends ListedFields>(projects: readonly P[], rule: ListRule) {
  return projects.filter((project) => isInList(project, rule))
}

function countOf(kinds: readonly Kind[], rule: ListRule) {
  return listedIn(kinds, rule).reduce((sum, { count }) => sum + count, 0)
}

function imageCategoriesIn(gallery: Awaited<ReturnType<ProjectPartsRepository['findGallery']>>): ImageCategory[] {
  const found = new Map<number, ImageCategory>()
  for (const { imageCategoryId: id, imageCategoryName: name, image } of gallery) {
    if (!found.has(id)) found.set(id, { id, name, image })
  }
  return [...found.values()]
}

/** Case-insensitive. Also accepts "Residental", the specification's spelling of Residential. */
function isCategoryNamed(category: { name: string }, name: string) {
  const lowerCaseName = name.toLowerCase()
  const isDefault = lowerCaseName === DEFAULT_CATEGORY_NAME.toLowerCase()
  return category.name.toLowerCase() === (isDefault ? CATEGORY_NAME.residential.toLowerCase() : lowerCaseName)
}

/** Only editors need versions, to save; public responses have only the specified fields. */
export function withVersionForStaff<T extends { version: number }>(record: T, isStaff: boolean) {
  return { ...record, version: isStaff ? record.version : undefined }
}
