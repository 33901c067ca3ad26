import type { BundledPictureName } from '../bundled-picture.tsx'

/** Bundled posters for films without a project, so that no request goes to the video host before a film is played. */
export const FILM_STILLS: BundledPictureName[] = [
  'thumb-kitchen',
  'thumb-office',
  'thumb-bedroom',
  'thumb-living-room',
  'thumb-lobby',
  'thumb-gym',
  'thumb-pool',
]
