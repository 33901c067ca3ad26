import { companyMessages } from '#contract/content/company.messages.ts'
import { homeMessages } from '#contract/content/home.messages.ts'
import type { HomeSection } from '#contract/content/home-sections.schema.ts'
import type { PageNumber, PagePicture } from '#contract/content/page-parts.schema.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { BundledPictureFile } from '#contract/content/site-pages.constants.ts'
import type { DemoPage } from './demo.types.ts'

const shown = { hidden: false } as const

export const picture = (file: BundledPictureFile, alt = ''): PagePicture => ({ file, alt, x: 50, y: 50 })

/** The specification prescribes these figures and their labels. */
const STATS = [
  'over 2 crore sq.ft delivered',
  '22+ ongoing residential and commercial projects',
  '28 years of trust and experience',
  '50+ awards and achievements',
]

/** Splits a sentence, for example 'over 2 crore sq.ft delivered', into the parts of a number. */
function numberIn(sentence: string): PageNumber {
  const [, prefix = '', number = '', suffix = '', label = ''] =
    /^(\D*?)\s*(\d+\+?)(\s+crore sq\.ft)?\s+(.+)$/.exec(sentence) ?? []
  return { prefix: prefix || null, number, suffix: suffix.trim() || null, label }
}

export const skyline = {
  alt: 'Line drawing: an elevation of our projects from 1998 to 2026 on one base line; the three at the right are under construction',
  marks: ['1998', '2005', '2012', '2019', '2026'],
}

const sections: HomeSection[] = [
  {
    ...{ kind: 'hero', ...shown },
    lead: 'Homes and workplaces in Delhi NCR and Lucknow, handed over on the date we print.',
    film: '1730000000000_hero.mp4',
    filmTitle: 'The film',
    filmLead: 'Twenty-eight years in eleven seconds',
    poster: picture('hero', 'Three residential towers and a reflecting pool at dusk'),
    uprightPoster: picture('hero-tall', 'Three residential towers and a reflecting pool at dusk'),
    projectIds: [],
  },
  {
    ...{ kind: 'projects', ...shown },
    heading: siteMessages.heading.projects,
    lead: 'Twenty-two addresses are under way: eighteen with their date in the ledger, and four IT parks whose date is still to come.',
  },
  {
    ...{ kind: 'about', ...shown },
    text: 'A plinth is the part of a building nobody photographs. It is poured first, it carries everything, and it has to be level. We have been getting that part right since 1998.',
    lead: 'Residential, retail and office projects across Delhi, Noida, Gurugram and Lucknow.',
    link: { label: 'Discover the group', address: '/aboutus' },
    pictures: [
      {
        picture: picture('lobby', 'A double-height lobby with a chandelier over a marble floor'),
        caption: 'Elite One, Noida. The lobby',
      },
      {
        picture: picture('pool-court', 'An apartment building above its pool and planted court, by day'),
        caption: 'Gomti Terraces, Lucknow. The pool garden',
      },
    ],
  },
  {
    ...{ kind: 'numbers', ...shown },
    heading: 'Twenty-eight years on one plinth',
    numbers: STATS.map(numberIn),
    drawing: skyline,
    notes: ['Elevation of works, 1998 to 2026. Not to scale.', 'Brass: under construction'],
  },
  {
    ...{ kind: 'highlights', ...shown },
    slides: [
      {
        text: 'Trees go in with the foundations. On the day we hand over, there is already shade.',
        place: 'Canal court, Lucknow Central',
        picture: picture('canal-court', 'Canal court and arcade of Lucknow Central in evening sun'),
      },
      {
        text: 'Deep verandahs first, then the glass. The western sun is a load like any other.',
        place: 'Garden front, Kosi House',
        picture: picture('twin-towers', 'Two curved towers of Kosi House seen from their garden at the golden hour'),
      },
      {
        text: 'The programme hangs on the wall of every site office. Anyone may read it and ask why.',
        place: 'Master plan, Yamuna Meadows',
        picture: picture('township', 'A township of towers and gardens seen from the air in low sun'),
      },
    ],
  },
  { kind: 'categories', ...shown, heading: homeMessages.propertiesByCategory },
  { kind: 'exclusive', ...shown, heading: null },
  {
    ...{ kind: 'initiatives', ...shown },
    heading: companyMessages.initiatives,
    lead: 'Work we do alongside building, in the cities we build in.',
    initiatives: [
      {
        name: 'Education',
        text: 'Eleven site schools for the children of masons, bar-benders and carpenters, open for as long as the site is.',
        picture: picture('education'),
      },
      {
        name: 'Skill India',
        text: 'Sixteen weeks in carpentry, wiring or surveying, paid from the first day, on a site that is running.',
        picture: picture('skill-india'),
      },
      {
        name: 'Hospitality',
        text: 'Three hotels, run by the people who run our finished buildings. The keys change hands every morning.',
        picture: picture('hospitality'),
      },
      {
        name: 'Film Production',
        text: 'A studio that shoots documentaries about the trades, and lends our empty floors to first-time directors.',
        picture: picture('film-production'),
      },
    ],
  },
  { kind: 'films', ...shown, heading: homeMessages.testimonials },
  { kind: 'news', ...shown, heading: homeMessages.newsAndEvents },
  { kind: 'banks', ...shown, heading: homeMessages.banks },
  {
    ...{ kind: 'disclaimer', ...shown, heading: null },
    text: 'Images are artist’s impressions. Areas, finishes and dates are those in the registered agreement; please check each project’s RERA page before you decide.',
    picture: picture('door'),
  },
  { kind: 'popup', ...shown, picture: null, from: null, to: null },
]

export const homePage: DemoPage = {
  ...{ id: 1, address: null, name: siteMessages.page.home, title: null, titleEmphasis: null },
  description:
    'On Time, Every Time: homes, shops and offices by Plinth Group in Delhi NCR and Lucknow, handed over on the date we print.',
  ...{ sharePicture: null, place: 'none', hidden: false, sections, blocks: [] },
}
