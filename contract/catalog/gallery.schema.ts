import * as z from 'zod/mini'

export const GalleryImage = z.object({
  id: z.int(),
  projectId: z.int(),
  imageCategoryId: z.int(),
  imageCategoryName: z.string(),
  image: z.string(),
  /** Of the picture itself; null for a file whose facts are not known. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  colour: z.nullable(z.string()),
})
export type GalleryImage = z.output<typeof GalleryImage>

/** A category of which the project has pictures, with the first of them. */
export const ImageCategory = z.object({ id: z.int(), name: z.string(), image: z.string() })
export type ImageCategory = z.output<typeof ImageCategory>
