import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'

const { svgPart } = uploadsMessages

/** Shapes can be copied by `use`. Groups cannot, because nested copies grow exponentially. */
export const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

export const DRAWN_ELEMENTS = new Set([
  ...SHAPES,
  'svg',
  'g',
  'defs',
  'use',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
])

export const SILENT_ELEMENTS = new Set(['title', 'desc', 'metadata', 'namedview'])

const REFUSED_ELEMENTS = new Map([
  ['script', svgPart.script],
  ['handler', svgPart.script],
  ['foreignObject', svgPart.html],
  ['iframe', svgPart.html],
  ['image', svgPart.picture],
  ['feImage', svgPart.picture],
  ['text', svgPart.text],
  ['tspan', svgPart.text],
  ['textPath', svgPart.text],
  ['font', svgPart.text],
  ['font-face', svgPart.text],
  ['a', svgPart.link],
  ['animate', svgPart.animation],
  ['animateColor', svgPart.animation],
  ['animateMotion', svgPart.animation],
  ['animateTransform', svgPart.animation],
  ['set', svgPart.animation],
])

const MAX_NAME_LENGTH = 30

export function nameOfPart(element: string) {
  return REFUSED_ELEMENTS.get(element) ?? `<${element.slice(0, MAX_NAME_LENGTH)}>`
}

export const GEOMETRY = new Set([
  'x',
  'y',
  'width',
  'height',
  'rx',
  'ry',
  'cx',
  'cy',
  'r',
  'x1',
  'y1',
  'x2',
  'y2',
  'fx',
  'fy',
  'fr',
  'd',
  'points',
  'transform',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
])

/** Properties that can be set by an attribute, in `style` or in a class rule. */
export const PRESENTATION = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'opacity',
  'color',
  'clip-path',
  'clip-rule',
  'display',
  'visibility',
  'stop-color',
  'stop-opacity',
  'vector-effect',
  'paint-order',
])

/** Refused rather than left out, because the drawing would look different without them. */
export const EFFECTS = new Set(['filter', 'mask', 'marker', 'marker-start', 'marker-mid', 'marker-end'])
