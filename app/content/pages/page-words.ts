import { contentMessages } from '#contract/content/content.messages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import type { PagePicture } from '#contract/content/page-parts.schema.ts'
import type { RichTextPart } from '#contract/content/rich-text.schema.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { idOf, type PagePart, partFieldIn, partIn, partsOf, styled, textsOf } from './page-draft.ts'
import { nameOfPart, pageLabels } from './page-labels.ts'
import { type FieldSpec, fieldsOf } from './part-forms.ts'

export type NameOf = (id: number) => string

export interface LabelledText {
  label: string
  text: string
}

/**
 * Returns both versions of a row of `pageConflicts` in the words of the form. A section lists only the lines that
 * differ.
 */
export function wordsOfConflict(mine: ManagedPage, theirs: ManagedPage, name: string, nameOfProject: NameOf) {
  const [own, other] = [mine, theirs].map((page) => linesOfRow(page, name, nameOfProject)) as [string[], string[]]
  const [ownOnly, otherOnly] = [
    own.filter((line) => !other.includes(line)),
    other.filter((line) => !own.includes(line)),
  ]
  // Beside an empty version it would look as if the choice removed everything.
  const isPartial = ownOnly.length > 0 && otherOnly.length > 0
  return { mine: (isPartial ? ownOnly : own).join('\n'), theirs: (isPartial ? otherOnly : other).join('\n') }
}

function linesOfRow(page: ManagedPage, name: string, nameOfProject: NameOf): string[] {
  const inside = partFieldIn(name)
  const id = inside?.id ?? partIn(name)
  if (id === null) return [wordsOfSetting(page, name)].filter(Boolean)
  const part = partsOf(page).find((one) => idOf(one) === id)
  if (!part) return []
  if (inside?.field === 'hidden') return [yesOrNo(part.hidden)]
  const field = fieldsOf(part).find((one) => one.name === inside?.field)
  if (field) {
    return linesOf(field, part, { nameOfProject, within: '' }).map(({ label, text }) =>
      label === field.label ? text : `${label}: ${text}`,
    )
  }
  const lines = wordsOfPart(part, nameOfProject).map(({ label, text }) => `${label}: ${text}`)
  return [...(part.hidden ? [pageLabels.hidden] : []), ...lines]
}

/** Returns the content of a part under the labels of the form; a label with several lines occurs several times. */
export function wordsOfPart(part: PagePart, nameOfProject: NameOf): LabelledText[] {
  return fieldsOf(part).flatMap((field) => linesOf(field, part, { nameOfProject, within: '' }))
}

export function wordsOfSetting(page: ManagedPage, name: string) {
  if (name === 'hidden') return yesOrNo(page.hidden)
  if (name === 'place') return pageLabels.placeName[page.place]
  if (name === 'order') return partsOf(page).map(nameOfPart).join('\n')
  return textsOf(page)[name] ?? ''
}

const yesOrNo = (isTrue: boolean) => (isTrue ? contentMessages.yes : contentMessages.no)

interface Around {
  nameOfProject: NameOf
  /** The labels of the lists and groups around the field. */
  within: string
}

function linesOf(field: FieldSpec, values: object, around: Around): LabelledText[] {
  const value = (values as Record<string, unknown>)[field.name]
  if (value === null || value === undefined || value === '') return []
  const label = around.within === '' ? field.label : `${around.within}, ${field.label}`
  const inside = (one: object, fields: readonly FieldSpec[], within: string) =>
    fields.flatMap((other) => linesOf(other, one, { ...around, within }))
  switch (field.type) {
    case 'picture':
      return linesOfPicture(value as PagePicture, label)
    case 'group':
      return orYes(inside(value, field.fields, label), label)
    case 'list':
      return (value as object[]).flatMap((one, at) => inside(one, field.fields, `${label} ${at + 1}`))
    case 'richText':
      return (value as RichTextPart[]).flatMap(linesOfRichText).map((text) => ({ label, text }))
    case 'projects':
      return (value as number[]).map((id, at) => ({ label: `${label} ${at + 1}`, text: around.nameOfProject(id) }))
    case 'lines':
      return (value as string[]).map((text, at) => ({ label: `${label} ${at + 1}`, text }))
    case 'choice':
      return [{ label, text: field.options.find((option) => option.value === value)?.label ?? `${value}` }]
    case 'day':
      return [{ label, text: writtenDay(`${value}`) }]
    default:
      return [{ label, text: `${value}` }]
  }
}

/** A group can be there without content, such as a drawing without a text. */
function orYes(lines: LabelledText[], label: string): LabelledText[] {
  return lines.length > 0 ? lines : [{ label, text: contentMessages.yes }]
}

function linesOfPicture({ file, alt, x, y }: PagePicture, label: string): LabelledText[] {
  if (file === '') return []
  return [
    { label, text: file },
    ...(alt === '' ? [] : [{ label: `${label}, ${pageLabels.altText}`, text: alt }]),
    { label: `${label}, ${pageLabels.focalPoint}`, text: pageLabels.focalValue(x, y) },
  ]
}

function linesOfRichText(part: RichTextPart): string[] {
  if (part.kind === 'paragraph') return [part.runs.map(styled).join('')]
  if (part.kind === 'heading') return [`## ${part.runs.map(styled).join('')}`]
  return part.items.map((item, at) => `${part.isNumbered ? `${at + 1}.` : '-'} ${item.map(styled).join('')}`)
}
