import { companyMessages } from '#contract/content/company.messages.ts'
import { homeMessages } from '#contract/content/home.messages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { BlockKind, HomeSectionKind, PagePlace } from '#contract/content/site-pages.constants.ts'
import { changesOf, idOf, type PagePart, partFieldIn, partIn, partsOf } from './page-draft.ts'
import { fieldsOf } from './part-forms.ts'

// Labels of the page editor. Messages of the server are in `contract/content/site-pages.messages.ts`.

const SECTION_NAMES: Record<HomeSectionKind, string> = {
  hero: 'Hero',
  projects: siteMessages.heading.projects,
  about: 'About',
  numbers: 'Numbers',
  highlights: 'Highlight',
  categories: homeMessages.propertiesByCategory,
  exclusive: 'Exclusive',
  initiatives: companyMessages.initiatives,
  films: homeMessages.testimonials,
  news: homeMessages.newsAndEvents,
  banks: homeMessages.banks,
  disclaimer: siteMessages.page.disclaimer,
  popup: 'Popup picture',
}

export const BLOCK_NAMES: Record<BlockKind, string> = {
  text: 'Text',
  picture: 'Picture',
  pictures: 'Pictures',
  numbers: 'Numbers',
  people: 'People',
  questions: 'Questions',
  timeline: 'Timeline',
  files: 'Files',
  projects: siteMessages.heading.projects,
  enquiry: 'Enquiry form',
}

export function nameOfPart(part: PagePart) {
  return 'id' in part ? BLOCK_NAMES[part.kind] : SECTION_NAMES[part.kind]
}

/** Numbers the parts of a kind that occurs several times among `all`. */
export function distinctName(part: PagePart, all: readonly PagePart[]) {
  const alike = all.filter(({ kind }) => kind === part.kind)
  return alike.length > 1 ? `${nameOfPart(part)} ${alike.indexOf(part) + 1}` : nameOfPart(part)
}

const some = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** How many records the sections show that get their content from lists; undefined until it is known. */
export type ListCounts = Partial<Record<HomeSectionKind, number>>

/** Whether a part is not hidden but has no content, so that visitors do not see it. */
export function isWithoutEntries(part: PagePart, counts: ListCounts = {}) {
  if (part.hidden || isShownWithoutEntries(part)) return false
  if (!('id' in part) && counts[part.kind] === 0) return true
  if (part.kind === 'about') return !part.text && !part.lead && !part.link && part.pictures.length === 0
  return fieldsOf(part).some(
    ({ type, name }) =>
      (type === 'list' || type === 'projects') && (part as never as Record<string, []>)[name]?.length === 0,
  )
}

/** Without entries the hero still shows the newest projects, and numbers with a drawing still show the drawing. */
function isShownWithoutEntries(part: PagePart) {
  return part.kind === 'hero' || (part.kind === 'numbers' && 'drawing' in part && part.drawing)
}

export function summaryOf(part: PagePart, counts: ListCounts = {}): string {
  if (part.hidden) return 'Hidden'
  const count = 'id' in part ? undefined : counts[part.kind]
  if (count !== undefined) return some(count, LISTED[part.kind] ?? 'entry')
  if ('numbers' in part) return some(part.numbers.length, 'number')
  if ('initiatives' in part) return some(part.initiatives.length, 'tile')
  if ('slides' in part) return some(part.slides.length, 'banner slide')
  if ('questions' in part) return some(part.questions.length, 'question')
  if ('entries' in part) return some(part.entries.length, 'entry', 'entries')
  if ('files' in part) return some(part.files.length, 'file')
  if ('people' in part) return part.people.map(({ name }) => name).join(', ')
  if (part.kind === 'enquiry' && part.interest) return `Interest set to ${part.interest}`
  if (part.kind === 'hero')
    return part.film ? `Film, ${slidesOf(part.projectIds)}` : upperFirst(slidesOf(part.projectIds))
  if (part.kind === 'about')
    return [part.text && 'Text', some(part.pictures.length, 'picture')].filter(Boolean).join(', ')
  if (part.kind === 'popup') return part.picture ? 'Opens once per visitor' : 'None'
  if ('pictures' in part) return some(part.pictures.length, 'picture')
  if ('projectIds' in part) return some(part.projectIds.length, 'project')
  return 'id' in part ? (part.heading ?? '') : ''
}

const LISTED: Partial<Record<PagePart['kind'], string>> = { films: 'film', news: 'item', banks: 'bank' }

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function slidesOf(ids: readonly number[]) {
  return ids.length === 0 ? 'newest projects' : some(ids.length, 'slide')
}

export const pageLabels = {
  lead: 'Home, About Us and further pages, each made of sections or blocks.',
  list: 'Pages',
  add: 'Add a page',
  address: 'Address',
  place: 'Place',
  placeName: { menu: 'Menu', footer: 'Footer', none: 'Nowhere' } satisfies Record<PagePlace, string>,
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  fixed: 'Fixed',
  neverSaved: 'Not changed yet',
  lastChange: 'Last change',
  delete: 'Delete page',
  preview: 'Preview',
  notSaved: 'Not saved yet',
  asSaved: 'As saved',
  staffOnly: 'Staff only until you show it',
  widths: 'Width of the preview',
  usualOrder: 'Usual order',
  settings: 'Page',
  addBlock: 'Add a block',
  count: (parts: number, hidden: number, isHome: boolean) =>
    `${some(parts, isHome ? 'section' : 'block')}${hidden > 0 ? `, ${hidden} hidden` : ''}.`,
  finderFollows: 'The finder follows it, as soon as there are unit types to find.',
  howToMove: 'Drag, or use the arrows.',
  /** On phones only the open part has arrows. */
  howToMoveOnPhones: 'Open one to move it.',
  drag: (name: string) => `Drag ${name}`,
  move: (name: string, way: 'up' | 'down') => `Move ${name} ${way}`,
  placed: (name: string, at: number, of: number) => `${name} is now ${at} of ${of}`,
  hide: (name: string) => `Hide ${name}`,
  show: (name: string) => `Show ${name}`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  toCorrect: (count: number) => `${count} to correct`,
  saveHome: 'Save home page',
  savePage: 'Save page',
  waitingForUpload: 'Waiting for the upload',
  correctAddress: 'Correct the address to save',
  /** `isNew` is set for a page that was never saved, so that it is not called saved. */
  unsaved: ({ names, wrong, isNew }: { names: readonly string[]; wrong: number; isNew: boolean }) => {
    const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names
    const count = `${names.length} unsaved ${names.length === 1 ? 'change' : 'changes'}: ${shown.join(', ')}`
    const state = names.length > 0 ? count : isNew ? 'Not saved yet' : 'Everything is saved'
    return wrong === 0 ? state : `${state}; ${wrong} to correct`
  },
  nothingShown: 'Nothing is shown until it has an entry',
  /** In the history and in the conflict dialog. */
  fieldOfPart: (part: string, field: string) => `${part} › ${field}`,
  partAdded: 'Added',
  partRemoved: 'Removed',
  position: 'Position',
  placeAmong: (at: number, of: number) => `${at} of ${of}`,
  projectNumber: (id: number) => `Project ${id}`,
  field: {
    name: 'Name',
    title: 'Title',
    titleEmphasis: 'Emphasised words',
    address: 'Address',
    description: 'Description',
    sharePicture: 'Share picture',
    place: 'Place',
    hidden: 'Hidden until it is ready',
    order: 'Order',
    blocks: 'Blocks',
  },
  hint: {
    name: 'For menus, links and the title of the window.',
    titleEmphasis: 'Words of the title that are set in italics.',
    description: (length: number, most: number) =>
      `${length} of ${most} characters. Shown by search engines and when shared.`,
    sharePicture: 'Without one it is made from the title.',
  },
  taken: (address: string, owner: string) => `/${address} belongs to ${owner}. Free and close:`,
  use: (address: string) => `Use /${address}`,
  altText: 'Text for people who cannot see it',
  altHint: 'Leave it empty if the picture only decorates.',
  focalPoint: 'Focal point',
  focalHint: 'Click what must stay visible when the picture is cropped, or use the arrow keys.',
  focalValue: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  bundled: 'A picture that comes with the site.',
  replacePicture: 'Another picture',
  removePicture: 'Remove picture',
  linkAddress: 'Address of the link',
  linkHint: 'For example https://example.com, /contactus, mailto: or tel:',
  removeLink: 'Remove link',
  setLink: 'Set link',
  link: 'Link',
  selectFirst: 'Select the words of the link first.',
  undoKeys: 'Ctrl Z undoes',
  addProject: 'Add a project',
}

/** Added and removed parts together count as one change. */
export function changedNames(stored: ManagedPage, page: ManagedPage) {
  const [before, after] = [stored, page].map((one) => partsOf(one).map(idOf).sort().join())
  const isOrderOnly = before === after
  return changesOf(stored, page).map((name) =>
    name === 'order' && !isOrderOnly ? pageLabels.field.blocks : labelOfChange(page, name),
  )
}

/** `name` is a key of `textsOf` or the name of a row of `pageConflicts`. */
export function labelOfChange(page: ManagedPage, name: string) {
  const inside = partFieldIn(name)
  const id = inside?.id ?? partIn(name)
  const part = partsOf(page).find((one) => idOf(one) === id)
  if (!part) return name in pageLabels.field ? pageLabels.field[name as 'name'] : name
  const label = distinctName(part, partsOf(page))
  if (!inside) return label
  const field = fieldsOf(part).find((one) => one.name === inside.field)
  return pageLabels.fieldOfPart(label, field?.label ?? pageLabels.hidden)
}
