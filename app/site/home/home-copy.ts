import { companyMessages } from '#contract/content/company.messages.ts'
import type { BundledPictureName } from '../bundled-picture.tsx'

interface Highlight {
  words: string
  place: string
  picture: BundledPictureName
  alt: string
}

export const HIGHLIGHTS: Highlight[] = [
  {
    words: 'Trees go in with the foundations. On the day we hand over, there is already shade.',
    place: 'Canal court, Lucknow Central',
    picture: 'canal-court',
    alt: 'Canal court and arcade of Lucknow Central in evening sun',
  },
  {
    words: 'Deep verandahs first, then the glass. The western sun is a load like any other.',
    place: 'Garden front, Kosi House',
    picture: 'twin-towers',
    alt: 'Two curved towers of Kosi House seen from their garden at the golden hour',
  },
  {
    words: 'The programme hangs on the wall of every site office. Anyone may read it and ask why.',
    place: 'Master plan, Yamuna Meadows',
    picture: 'township',
    alt: 'A township of towers and gardens seen from the air in low sun',
  },
]

interface Initiative {
  name: string
  text: string
  picture: BundledPictureName
}

export const INITIATIVES: Initiative[] = [
  {
    name: companyMessages.sector.education,
    text: 'Eleven site schools for the children of masons, bar-benders and carpenters, open for as long as the site is.',
    picture: 'education',
  },
  {
    name: companyMessages.sector.skillIndia,
    text: 'Sixteen weeks in carpentry, wiring or surveying, paid from the first day, on a site that is running.',
    picture: 'skill-india',
  },
  {
    name: companyMessages.sector.hospitality,
    text: 'Three hotels, run by the people who run our finished buildings. The keys change hands every morning.',
    picture: 'hospitality',
  },
  {
    name: companyMessages.sector.filmProduction,
    text: 'A studio that shoots documentaries about the trades, and lends our empty floors to first-time directors.',
    picture: 'film-production',
  },
]

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
