import type { BundledPictureName } from '../bundled-picture.tsx'

/** Bundled posters of films whose place names no project: the video host gets no request before a film is played. */
export const FILM_STILLS: BundledPictureName[] = [
  'thumb-kitchen',
  'thumb-office',
  'thumb-bedroom',
  'thumb-living-room',
  'thumb-lobby',
  'thumb-gym',
  'thumb-pool',
]
