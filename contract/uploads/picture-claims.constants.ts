export const PICTURE_KINDS = ['photograph', 'impression', 'sample-flat', 'stock'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export const PICTURE_KIND_NAME: Record<PictureKind, string> = {
  photograph: 'Photograph',
  impression: 'Artist’s impression',
  'sample-flat': 'Sample flat',
  stock: 'Stock picture',
}
