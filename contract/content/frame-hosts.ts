import { MAP_HOSTS } from '#contract/catalog/catalog.constants.ts'
import { VIDEO_EMBED_HOST } from '#contract/testimonials/testimonials.constants.ts'

/** The only hosts a page may frame. */
export const FRAME_HOSTS = [...MAP_HOSTS, VIDEO_EMBED_HOST] as const
