import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { AppError } from '#server/errors.ts'
import { DRAWN_ELEMENTS, EFFECTS, GEOMETRY, nameOfPart, PRESENTATION, SHAPES, SILENT_ELEMENTS } from './svg-parts.ts'

const SVG = 'http://www.w3.org/2000/svg'
const HTML = 'http://www.w3.org/1999/xhtml'

const MAX_ELEMENTS = 2000
const MAX_DEPTH = 60
const MAX_BYTES = 256 * 1024

/** The longer side in pixels, whatever size the SVG states. */
const LONGER_SIDE = 512

const { svgPart } = uploadsMessages

interface Element {
  name: string
  attributes: SaxesAttributeNS[]
  children: Element[]
  text: string
}

/**
 * Redraws an SVG using only shapes, groups, gradients and clip paths. The output is newly generated: nothing is copied
 * from the input except values of allowed attributes. Throws with a list of parts that cannot be drawn.
 */
export function redrawSvg(source: Uint8Array) {
  const refused = new Set<string>()
  const root = parse(source, refused)
  const redrawn = draw(root, refused)
  if (refused.size > 0) throw new AppError('invalid', uploadsMessages.svgContains([...refused]))
  if (redrawn.svg.length > MAX_BYTES) throw new AppError('invalid', uploadsMessages.svgTooDetailed)
  return redrawn
}

function unreadable(cause?: unknown): never {
  throw new AppError('invalid', uploadsMessages.svgUnreadable, { cause })
}

/** Elements of other namespaces, which editors add for their own use, are left out. */
function parse(source: Uint8Array, refused: Set<string>): Element {
  const parser = new SaxesParser({ xmlns: true })
  const open: (Element | null)[] = []
  let root: Element | null = null
  let count = 0

  parser.on('error', unreadable)
  // Thrown here instead of added to `refused`: saxes ignores entity declarations, so the first use of one would be
  // reported as an unreadable file.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new AppError('invalid', uploadsMessages.svgContains([svgPart.entities]))
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refused.add(svgPart.link)
  })
  parser.on('opentag', (tag) => {
    count += 1
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) {
      throw new AppError('invalid', uploadsMessages.svgTooDetailed)
    }
    const parent = open.at(-1)
    const element = parent === null ? null : elementOf(tag, refused)
    open.push(element)
    if (element) parent?.children.push(element)
    root ??= element
  })
  parser.on('closetag', () => open.pop())
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element?.name === 'style') element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)

  parser.write(textOf(source)).close()
  return root ?? unreadable()
}

function textOf(source: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source)
  } catch (cause) {
    return unreadable(cause)
  }
}

/** Null for an element that is left out with everything inside it. */
function elementOf({ local, uri, attributes }: SaxesTagNS, refused: Set<string>): Element | null {
  if (uri === HTML) refused.add(local.toLowerCase() === 'script' ? svgPart.script : svgPart.html)
  if ((uri !== SVG && uri !== '') || SILENT_ELEMENTS.has(local)) return null
  if (local !== 'style' && !DRAWN_ELEMENTS.has(local)) {
    refused.add(nameOfPart(local))
    return null
  }
  return { name: local, attributes: Object.values(attributes), children: [], text: '' }
}

type Declarations = readonly (readonly [property: string, value: string])[]

function draw(root: Element, refused: Set<string>) {
  if (root.name !== 'svg') return unreadable()
  const rules = new Map<string, Declarations[]>()
  const byId = new Map<string, Element>()
  const newIds = new Map<string, string>()
  for (const element of descendants(root)) {
    if (element.name === 'style') for (const [name, rule] of rulesIn(element.text)) listOf(name).push(rule)
    const id = attributeOf(element, 'id')
    if (id !== null) byId.set(id, element)
  }

  const { viewBox, width, height } = sizeOf(root)
  const own = attributesOf(root, { isInClip: false }).filter(([name]) => !GEOMETRY.has(name))
  const start = [['xmlns', SVG], ['viewBox', viewBox], ['width', width], ['height', height], ...own]
  const content = root.children.map((child) => drawn(child, { isInClip: false })).join('')
  return { svg: `<svg ${written(start)}>${content}</svg>`, width, height }

  function drawn(element: Element, { isInClip }: { isInClip: boolean }): string {
    const { name, children } = element
    if (name === 'style') return ''
    if (name === 'svg') refused.add(nameOfPart('svg'))
    const inside = { isInClip: isInClip || name === 'clipPath' }
    const start = [name, written(attributesOf(element, inside))].filter(Boolean).join(' ')
    const content = children.map((child) => drawn(child, inside)).join('')
    return content ? `<${start}>${content}</${name}>` : `<${start}/>`
  }

  /** As in a browser, `style` overrides classes, which override attributes. */
  function attributesOf(element: Element, { isInClip }: { isInClip: boolean }) {
    const kept = new Map<string, string>()
    const keep = (name: string, value: string) => {
      const clean = cleanValue(name, value)
      // Nested clip paths could multiply the work of a renderer.
      if (clean !== null && !(isInClip && name === 'clip-path')) kept.set(name, clean)
    }
    const declare = ([name, value]: Declarations[number]) => {
      if (PRESENTATION.has(name) || EFFECTS.has(name)) keep(name, value)
      else if (/url\(/i.test(value)) refused.add(svgPart.link)
    }
    for (const { local, uri, value } of element.attributes) {
      if (/^on/i.test(local)) refused.add(svgPart.script)
      else if (local === 'href') keepReference(element, value, kept)
      else if (uri !== '') continue
      else if (local === 'id') kept.set('id', newIdOf(value))
      else if (GEOMETRY.has(local) || PRESENTATION.has(local) || EFFECTS.has(local)) keep(local, value)
    }
    const classes = attributeOf(element, 'class')?.split(/\s+/) ?? []
    for (const name of classes) rules.get(name)?.flat().forEach(declare)
    declarationsIn(attributeOf(element, 'style') ?? '').forEach(declare)
    return [...kept]
  }

  /** Keeps only references within the file: gradients that extend others, and copies of single shapes. */
  function keepReference({ name }: Element, value: string, kept: Map<string, string>) {
    const target = value.trim()
    if (!target.startsWith('#')) {
      refused.add(/^\s*(javascript|data):/i.test(value) ? svgPart.script : svgPart.link)
    } else if (name === 'use' && !SHAPES.has(byId.get(target.slice(1))?.name ?? '')) {
      refused.add(nameOfPart('use'))
    } else if (name === 'use' || name.endsWith('Gradient')) {
      kept.set('href', `#${newIdOf(target.slice(1))}`)
    }
  }

  function cleanValue(name: string, value: string): string | null {
    const text = value.replace(/!important\s*$/i, '').trim()
    if (EFFECTS.has(name)) {
      if (text !== 'none' && text !== '') refused.add(nameOfPart(name))
      return null
    }
    const id = /^url\(\s*["']?#([^"')]+)["']?\s*\)/i.exec(text)?.[1]
    if (id !== undefined && REFERRING.has(name)) return `url(#${newIdOf(id)})`
    if (/url\s*\(|:/i.test(text)) {
      refused.add(svgPart.link)
      return null
    }
    return PLAIN_VALUE.test(text) ? text : unreadable()
  }

  /** Generates new ids, so that those of the input are not copied. */
  function newIdOf(id: string) {
    const known = newIds.get(id) ?? `i${newIds.size}`
    newIds.set(id, known)
    return known
  }

  function listOf(name: string) {
    const list = rules.get(name) ?? []
    rules.set(name, list)
    return list
  }

  /** Returns the rules of a style sheet by class. Other selectors are refused, because they would need a CSS engine. */
  function rulesIn(css: string): [string, Declarations][] {
    if (/url\s*\(|@import/i.test(css)) refused.add(svgPart.link)
    const blocks = css
      .split('*/')
      .map((part) => part.split('/*')[0])
      .join(' ')
      .split('}')
    return blocks.flatMap((block) => {
      const [selectors = '', body = '', ...more] = block.split('{')
      const names = selectors.split(',').map((selector) => selector.trim())
      if (selectors.trim() === '' && body === '') return []
      if (more.length > 0 || !names.every((name) => /^\.[\w-]+$/.test(name))) {
        refused.add(svgPart.styleSheet)
        return []
      }
      return names.map((name): [string, Declarations] => [name.slice(1), declarationsIn(body)])
    })
  }
}

const REFERRING = new Set(['fill', 'stroke', 'clip-path'])

/** Numbers, names, colours, paths and transforms; no character that could end an attribute. */
const PLAIN_VALUE = /^[\w\s#.,%()+/-]*$/

function declarationsIn(css: string): Declarations {
  return css.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    if (at === -1) return []
    return [[declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim()] as const]
  })
}

function* descendants(element: Element): Iterable<Element> {
  yield element
  for (const child of element.children) yield* descendants(child)
}

function attributeOf({ attributes }: Element, name: string) {
  return attributes.find(({ local, uri }) => local === name && uri === '')?.value ?? null
}

/** Without a `viewBox`, one is derived from width and height. Throws if that is impossible too. */
function sizeOf(root: Element) {
  const given =
    attributeOf(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? []
  const sides = ['0', '0', attributeOf(root, 'width'), attributeOf(root, 'height')]
  const box = (given.length === 4 ? given : sides).map((text) => Number(text?.trim().replace(/px$/, '') || Number.NaN))
  const [, , width = 0, height = 0] = box
  if (!box.every((value) => Math.abs(value) < 1e6) || width <= 0 || height <= 0) return unreadable()
  const scale = LONGER_SIDE / Math.max(width, height)
  return {
    viewBox: box.join(' '),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function written(attributes: readonly (readonly (string | number)[])[]) {
  return attributes.map(([name, value]) => `${name}="${value}"`).join(' ')
}
