import * as z from 'zod/mini'
import { HomeSection } from '#contract/content/home-sections.schema.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { PageBlock } from '#contract/content/page-blocks.schema.ts'
import { pictureFile } from '#contract/content/page-parts.schema.ts'
import type { TextRun } from '#contract/content/rich-text.schema.ts'
import { HOME_SECTIONS, type HomeSectionKind } from '#contract/content/site-pages.constants.ts'
import { SitePageDraft, SitePageFields } from '#contract/content/site-pages.schema.ts'
import { orNull } from '#contract/wire/fields.ts'
import { type FormErrors, fieldRule } from '../../lib/read-form.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import { type ConflictRow, conflictRows, type Side } from '../../ui/record/conflict.ts'
import { fieldsOf } from './part-forms.ts'

/** A section of the home page or a block of another page. */
export type PagePart = HomeSection | PageBlock

/** The property that holds the parts of a page; the names of their fields begin with it. */
export type PartList = 'sections' | 'blocks'

function listOf({ kind }: Pick<ManagedPage, 'kind'>): PartList {
  return kind === 'home' ? 'sections' : 'blocks'
}

export function partsOf(page: ManagedPage): readonly PagePart[] {
  return page[listOf(page)]
}

export function withParts(page: ManagedPage, parts: readonly PagePart[]): ManagedPage {
  return { ...page, [listOf(page)]: parts }
}

/** Returns the id of a block or the kind of a section, because the home page has each kind of section only once. */
export function idOf(part: PagePart): string {
  return 'id' in part ? part.id : part.kind
}

/** These sections are dialogs, so they have no position in the order. */
const DIALOGS: readonly string[] = ['disclaimer', 'popup'] satisfies HomeSectionKind[]

export function isPlaced({ kind }: Pick<PagePart, 'kind'>) {
  return !DIALOGS.includes(kind)
}

/**
 * Moves a part by one position. Null if it is already at that end of the list. Not for dialogs, which have no position.
 */
export function moved(parts: readonly PagePart[], id: string, by: 1 | -1): PagePart[] | null {
  const placed = parts.filter(isPlaced)
  const onto = placed[placed.findIndex((part) => idOf(part) === id) + by]
  return onto ? dropped(parts, id, idOf(onto)) : null
}

/** Moves a part to the position of another. Null if nothing changes. */
export function dropped(parts: readonly PagePart[], id: string, onto: string): PagePart[] | null {
  const [placed, dialogs] = [parts.filter(isPlaced), parts.filter((part) => !isPlaced(part))]
  const from = placed.findIndex((part) => idOf(part) === id)
  const to = placed.findIndex((part) => idOf(part) === onto)
  const part = placed[from]
  if (!part || to < 0 || from === to) return null
  return [...placed.toSpliced(from, 1).toSpliced(to, 0, part), ...dialogs]
}

export function inUsualOrder(parts: readonly PagePart[]): PagePart[] {
  const place = ({ kind }: PagePart) => HOME_SECTIONS.indexOf(kind as HomeSectionKind)
  return parts.toSorted((one, other) => place(one) - place(other))
}

/**
 * Returns the prefix of the field names of a part, for example `sections.hero`. It does not change when the part is
 * moved.
 */
export function fieldPath(page: Pick<ManagedPage, 'kind'>, part: PagePart) {
  return `${listOf(page)}.${idOf(part)}`
}

function partOfField(page: ManagedPage, name: string) {
  return partsOf(page).find((part) => `${name}.`.startsWith(`${fieldPath(page, part)}.`))
}

/** Returns the errors by field name, for example `sections.hero.numbers.2.label`. */
export function errorsOf(page: ManagedPage): FormErrors {
  const errors: FormErrors = {}
  for (const { path, message } of z.safeDecode(SitePageDraft, page as never).error?.issues ?? []) {
    const [list, at, ...field] = path
    const part = list === listOf(page) ? partsOf(page)[at as number] : undefined
    errors[(part ? [fieldPath(page, part), ...field] : path).join('.')] ??= message
  }
  return errors
}

export function errorUnder(errors: FormErrors, name: string) {
  const key = Object.keys(errors).find((one) => one === name || one.startsWith(`${name}.`))
  return key === undefined ? null : (errors[key] ?? null)
}

export function placeOf(page: ManagedPage, name: string) {
  const part = partOfField(page, name)
  return part ? idOf(part) : 'settings'
}

/** Validates a field while the user types. Null if it is valid. */
export function ruleOf(page: ManagedPage, name: string, value: string): string | null {
  const part = partOfField(page, name)
  if (!part) return ruleOfSetting(page, name, value)
  const path = name.slice(fieldPath(page, part).length + 1).split('.')
  const typed = withValue(part, path, value)
  const { error } = z.safeDecode((page.kind === 'home' ? HomeSection : PageBlock) as typeof PageBlock, typed as never)
  return error?.issues.find((issue) => issue.path.join('.') === path.join('.'))?.message ?? null
}

/** The second rule compares the value with other settings, such as the emphasised words with the title. */
function ruleOfSetting(page: ManagedPage, name: string, value: string) {
  if (!(name in SitePageFields.shape)) return null
  const own = fieldRule(SitePageFields.shape[name as 'name'])(value)
  return own ?? errorsOf({ ...page, [name]: value === '' ? null : value })[name] ?? null
}

/** `ruleOf` cannot validate this field: an optional image without a file is null, not an object with an empty file. */
export function pictureRule(isOptional: boolean) {
  return fieldRule(isOptional ? orNull(pictureFile()) : pictureFile())
}

function withValue(target: unknown, [step, ...rest]: readonly string[], value: string): unknown {
  if (step === undefined) return value
  if (Array.isArray(target)) return target.with(Number(step), withValue(target[Number(step)], rest, value))
  return { ...(target as object), [step]: withValue((target as Record<string, unknown>)?.[step], rest, value) }
}

export const SETTINGS = ['name', 'title', 'titleEmphasis', 'address', 'description', 'sharePicture', 'place'] as const

/**
 * Returns the page as strings, for counting and comparing changes: each field, each part by its id, and the order of
 * the parts.
 */
export function textsOf(page: ManagedPage): FormValues {
  const parts = partsOf(page)
  return {
    ...Object.fromEntries(SETTINGS.map((name) => [name, page[name] ?? ''])),
    hidden: page.hidden ? 'on' : '',
    order: parts.map(idOf).join('\n'),
    ...Object.fromEntries(parts.map((part) => [PART_NAME + idOf(part), linesOf(part).join('\n')])),
  }
}

const PART_NAME = 'part '

/** Returns the id of the part to which a key of `textsOf` belongs; null for any other key. */
export function partIn(name: string) {
  return name.startsWith(PART_NAME) ? name.slice(PART_NAME.length) : null
}

/** Returns the keys of `textsOf` whose values differ. Adding or removing a part changes only `order`. */
export function changesOf(stored: ManagedPage, page: ManagedPage): string[] {
  const [before, after] = [textsOf(stored), textsOf(page)]
  return Object.keys(before).filter((name) => name in after && before[name] !== after[name])
}

function linesOf(value: unknown, path: readonly string[] = []): string[] {
  const name = path.join(' ')
  if (value === null || value === undefined || value === '' || value === false) return []
  if (path.at(-1) === 'runs') return [(value as TextRun[]).map(styled).join('')]
  if (path.at(-2) === 'items' && Array.isArray(value)) return [`- ${(value as TextRun[]).map(styled).join('')}`]
  if (Array.isArray(value)) return value.flatMap((one, at) => linesOf(one, [...path, String(at + 1)]))
  if (typeof value !== 'object') return [value === true ? name : `${name}: ${value}`]
  // The database returns the fields of a part in another order than the form has them.
  const fields = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
  const compared = fields.filter(([field]) => path.length > 0 || (field !== 'id' && field !== 'kind'))
  const lines = compared.flatMap(([field, one]) => linesOf(one, [...path, field]))
  // An added entry is a change before it has content.
  return lines.length === 0 && path.length > 0 ? [name] : lines
}

/** Writes the style of the text as Markdown. */
export function styled({ text, strong, emphasis, link }: TextRun) {
  const marked = `${strong ? '**' : ''}${emphasis ? '_' : ''}${text}${emphasis ? '_' : ''}${strong ? '**' : ''}`
  return link === undefined ? marked : `[${marked}](${link})`
}

const FIELD_NAME = 'field '

/** Returns the id of the part and the field of a row of `pageConflicts`; null for a row about something else. */
export function partFieldIn(name: string) {
  if (!name.startsWith(FIELD_NAME)) return null
  const at = name.lastIndexOf(' ')
  return { id: name.slice(FIELD_NAME.length, at), field: name.slice(at + 1) }
}

function fieldTextsOf(part: PagePart): FormValues {
  const values: Readonly<Record<string, unknown>> = { ...part }
  const fields = ['hidden', ...fieldsOf(part).map(({ name }) => name)]
  return Object.fromEntries(
    fields.map((field) => [`${FIELD_NAME}${idOf(part)} ${field}`, linesOf(values[field], [field]).join('\n')]),
  )
}

/**
 * Returns the rows of the conflict. A part that both users changed has a row for each of its fields, so that choosing
 * one field of a version does not take its other fields.
 */
export function pageConflicts(opened: ManagedPage, mine: ManagedPage, theirs: ManagedPage): ConflictRow[] {
  const rows = conflictRows({ opened: textsOf(opened), mine: textsOf(mine), theirs: textsOf(theirs) })
  return rows.flatMap((row) => {
    const id = partIn(row.name)
    const [was, own, other] = [opened, mine, theirs].map((page) => partsOf(page).find((part) => idOf(part) === id))
    if (row.chosenSide !== null || !was || !own || !other) return [row]
    return conflictRows({ opened: fieldTextsOf(was), mine: fieldTextsOf(own), theirs: fieldTextsOf(other) })
  })
}

/** Returns `mine`, except for the fields and parts where the other user's version was chosen. */
export function mergePages(
  mine: ManagedPage,
  theirs: ManagedPage,
  { rows, choice }: { rows: readonly ConflictRow[]; choice: Readonly<Record<string, Side>> },
): ManagedPage {
  const taken = new Set(
    rows.flatMap(({ name, chosenSide }) => ((choice[name] ?? chosenSide) === 'theirs' ? [name] : [])),
  )
  const fields = Object.fromEntries([...SETTINGS, 'hidden' as const].map((name) => [name, pick(name)[name]]))
  const parts = partsOf(pick('order')).map((part) => {
    const id = idOf(part)
    return withFieldsOfTheirs(partsOf(pick(PART_NAME + id)).find((one) => idOf(one) === id) ?? part)
  })
  // If one user changed a part and the other removed it, the chosen order may lack the part, so it is added here.
  for (const { name } of rows) {
    const chosen = partsOf(pick(name))
    const at = chosen.findIndex((part) => name === PART_NAME + idOf(part))
    const part = chosen[at]
    if (part && !parts.some((one) => idOf(one) === idOf(part))) parts.splice(at, 0, part)
  }
  return withParts({ ...mine, ...fields, version: theirs.version }, parts)

  function pick(name: string) {
    return taken.has(name) ? theirs : mine
  }

  function withFieldsOfTheirs(part: PagePart): PagePart {
    const other = partsOf(theirs).find((one) => idOf(one) === idOf(part))
    const fields = Object.entries(other ?? {}).filter(([field]) => taken.has(`${FIELD_NAME}${idOf(part)} ${field}`))
    return { ...part, ...Object.fromEntries(fields) }
  }
}
