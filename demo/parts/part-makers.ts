import type {
  DemoDocument,
  DemoGalleryImage,
  DemoLocation,
  DemoPerk,
  DemoPlan,
  DemoProjectParts,
  DemoSpecification,
  ImageCategoryId,
} from '../demo.types.ts'
import { priceText } from '../price-sheets.ts'
import { stored } from '../stored-files.ts'

type GalleryGroups = { exterior?: string[]; interior?: string[]; amenities?: string[]; construction?: string[] }

export const noParts: DemoProjectParts = {
  gallery: [],
  featureNames: [],
  plans: [],
  specifications: [],
  documents: [],
  location: null,
  perks: [],
}

export function gallery(groups: GalleryGroups): DemoGalleryImage[] {
  const { exterior = [], interior = [], amenities = [], construction = [] } = groups
  return [...images(1, exterior), ...images(2, interior), ...images(3, amenities), ...images(4, construction)]
}

export function floor(planName: string, image: string, planDescription: string): DemoPlan {
  return { planId: 2, planName, planImage: stored(image), planDescription }
}

export function cluster(planName: string, image: string, planDescription: string): DemoPlan {
  return { planId: 3, planName, planImage: stored(image), planDescription }
}

export function site(planName: string, image: string, planDescription: string): DemoPlan {
  return { planId: 4, planName, planImage: stored(image), planDescription }
}

export function unit(planName: string, image: string, planDescription: string): DemoPlan {
  return { planId: 6, planName, planImage: stored(image), planDescription }
}

export function spec(name: string, image: string, short: string, description: string): DemoSpecification {
  return {
    specificationName: name,
    specificationImage: stored(image),
    specificationDescription: short,
    description,
  }
}

export function perk(perksName: string, distance: string): DemoPerk {
  return { perksName, distance, imagepath: null }
}

export function brochure(slug: string): DemoDocument {
  return { documentType: 'pdf', documentName: stored(`${slug}-brochure.pdf`), documentText: null }
}

export function mailedBrochure(slug: string): DemoDocument {
  return { ...brochure(slug), delivery: 'mail' }
}

export function priceSheet(slug: string): DemoDocument {
  return { documentType: 'image', documentName: stored(`${slug}-price-list.png`), documentText: priceText(slug) }
}

// The map shows two to three kilometres, so that it contains what is within walking distance.
export function place(locationTitle: string, latitude: number, longitude: number): DemoLocation {
  const box = [longitude - 0.014, latitude - 0.009, longitude + 0.014, latitude + 0.009]
  const bbox = box.map((value) => value.toFixed(4)).join('%2C')
  const marker = `${latitude.toFixed(4)}%2C${longitude.toFixed(4)}`
  const iframe = `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${marker}`
  return { locationTitle, iframe }
}

function images(imgCatId: ImageCategoryId, names: string[]): DemoGalleryImage[] {
  return names.map((name) => ({ imgCatId, imgPath: stored(name) }))
}
