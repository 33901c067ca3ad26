import { contentMessages } from '#contract/content/content.messages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import type { PagePicture } from '#contract/content/page-parts.schema.ts'
import type { RichTextPart } from '#contract/content/rich-text.schema.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { idOf, partIn, partsOf, styled, textsOf } from './page-draft.ts'
import { nameOfPart, pageLabels } from './page-labels.ts'
import { type FieldSpec, fieldsOf } from './part-forms.ts'

type NameOf = (id: number) => string

/** `name` is a key of `textsOf`. Uses the labels of the form. */
export function wordsOfText(page: ManagedPage, name: string, nameOfProject: NameOf) {
  const id = partIn(name)
  if (id === null) return wordsOfSetting(page, name)
  const part = partsOf(page).find((one) => idOf(one) === id)
  if (!part) return ''
  const lines = fieldsOf(part).flatMap((field) => linesOf(field, part, { nameOfProject, within: '' }))
  return [...(part.hidden ? [pageLabels.hidden] : []), ...lines].join('\n')
}

function wordsOfSetting(page: ManagedPage, name: string) {
  if (name === 'hidden') return page.hidden ? contentMessages.yes : contentMessages.no
  if (name === 'place') return pageLabels.placeName[page.place]
  if (name === 'order') return partsOf(page).map(nameOfPart).join('\n')
  return textsOf(page)[name] ?? ''
}

interface Around {
  nameOfProject: NameOf
  /** The labels of the lists and groups around the field. */
  within: string
}

function linesOf(field: FieldSpec, values: object, around: Around): string[] {
  const value = (values as Record<string, unknown>)[field.name]
  if (value === null || value === undefined || value === '') return []
  const label = around.within === '' ? field.label : `${around.within}, ${field.label}`
  const inside = (one: object, fields: readonly FieldSpec[], within: string) =>
    fields.flatMap((other) => linesOf(other, one, { ...around, within }))
  switch (field.type) {
    case 'picture':
      return linesOfPicture(value as PagePicture, label)
    case 'group':
      return inside(value, field.fields, label)
    case 'list':
      return (value as object[]).flatMap((one, at) => inside(one, field.fields, `${label} ${at + 1}`))
    case 'richText':
      return (value as RichTextPart[]).flatMap((part) => linesOfRichText(part, label))
    case 'projects':
      return (value as number[]).map((id, at) => `${label} ${at + 1}: ${around.nameOfProject(id)}`)
    case 'lines':
      return (value as string[]).map((line, at) => `${label} ${at + 1}: ${line}`)
    case 'choice':
      return [`${label}: ${field.options.find((option) => option.value === value)?.label ?? value}`]
    case 'day':
      return [`${label}: ${writtenDay(`${value}`)}`]
    default:
      return [`${label}: ${value}`]
  }
}

function linesOfPicture({ file, alt, x, y }: PagePicture, label: string) {
  if (file === '') return []
  return [
    `${label}: ${file}`,
    ...(alt === '' ? [] : [`${label}, ${pageLabels.altText}: ${alt}`]),
    `${label}, ${pageLabels.focalPoint}: ${pageLabels.focalValue(x, y)}`,
  ]
}

function linesOfRichText(part: RichTextPart, label: string) {
  if (part.kind === 'paragraph') return [`${label}: ${part.runs.map(styled).join('')}`]
  if (part.kind === 'heading') return [`${label}: ## ${part.runs.map(styled).join('')}`]
  return part.items.map((item, at) => `${label}: ${part.isNumbered ? `${at + 1}.` : '-'} ${item.map(styled).join('')}`)
}
