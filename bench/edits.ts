import type { Staff } from './site.ts'

/** A project as the staff's call returns it, in the wire format. */
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
