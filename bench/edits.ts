import type { Staff } from './site.ts'

/** A project in the wire format, as `GetHomePageDashboardLists` returns it to staff. */
interface ManagedProject {
  id: number
  productName: string
  productAddress: string
  reraNo: string
  type: string
  categoryId: number
  productBannerImage: string
  productOverview: string
  productVideo: string | null
  productCity: string
  productState: string
  productImage: string
  productDescription: string
  productFeatureImage: string | null
  featureTitle: string | null
  status: string
  isExclusive: boolean
  isNewLaunch: boolean
  isCompleted: boolean
}

/**
 * Returns a function that changes the type of a project in the menu, which every page shows, and returns the new type.
 * Once an edit is acknowledged, the next request for any page must show it.
 */
export async function createEditor(staff: Staff) {
  const { productList } = await staff<{ productList: ManagedProject[] }>('/Home/GetHomePageDashboardLists')
  const project = productList.find(({ isCompleted, type }) => !isCompleted && type !== '')
  if (!project) throw new Error('There is no project to edit.')
  let edits = 0

  return async () => {
    edits += 1
    const type = `Edited for the ${edits}th time`
    await staff('/Product/Add', {
      ProductID: project.id,
      ProductName: project.productName,
      ProductAddress: project.productAddress,
      ReraNo: project.reraNo,
      Type: type,
      CategoryiD: project.categoryId,
      ProductBannerImage: project.productBannerImage,
      ProductOverview: project.productOverview,
      ProductVideo: project.productVideo,
      ProductCity: project.productCity,
      ProductState: project.productState,
      ProductImage: project.productImage,
      ProductDescription: project.productDescription,
      ProductFeatureImage: project.productFeatureImage,
      FeatureTitle: project.featureTitle,
      status: project.status,
      IsExclusive: project.isExclusive,
      IsNewLaunch: project.isNewLaunch,
      IsCompleted: project.isCompleted,
    })
    return type
  }
}

export type Editor = Awaited<ReturnType<typeof createEditor>>

interface Edit {
  text: string
  /** The pages that show the edit; all pages if omitted. */
  pages?: string[]
}

/** Returns a function that edits a project, the company, the look and the home page in turn. */
export async function createSiteEditor(staff: Staff) {
  const editProject = await createEditor(staff)
  let edits = 0

  async function editCompany(): Promise<Edit> {
    const legalName = `Edited ${edits} times Private Limited`
    await staff('/Company/ManageCompany', { ...(await staff<object>('/Company/GetCompany')), legalName })
    return { text: legalName }
  }

  async function editLook(): Promise<Edit> {
    const accent = `#7a4a${(16 + edits).toString(16)}`
    const colours = { ground: '#f4f1ea', ink: '#14202a', accent }
    await staff('/Company/ManageLook', { ...(await staff<object>('/Company/GetLook')), ...colours })
    return { text: accent }
  }

  async function editHome(): Promise<Edit> {
    const home = await staff<{ sections: { kind: string }[] }>('/Pages/GetManagedPage/1')
    const lead = `Edited ${edits} times`
    const sections = home.sections.map((section) => (section.kind === 'hero' ? { ...section, lead } : section))
    await staff('/Pages/ManagePage', { ...home, sections })
    return { text: lead, pages: ['/home'] }
  }

  const turns = [async (): Promise<Edit> => ({ text: await editProject() }), editCompany, editLook, editHome]
  return () => {
    edits += 1
    return (turns[edits % turns.length] ?? editCompany)()
  }
}
