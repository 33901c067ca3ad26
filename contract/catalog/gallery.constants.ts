export const IMAGE_CATEGORY = { exterior: 1, interior: 2, amenities: 3, constructionUpdate: 4 } as const
export const IMAGE_CATEGORY_NAME = {
  [IMAGE_CATEGORY.exterior]: 'Exterior',
  [IMAGE_CATEGORY.interior]: 'Interior',
  [IMAGE_CATEGORY.amenities]: 'Amenities',
  [IMAGE_CATEGORY.constructionUpdate]: 'Construction Update',
} as const
