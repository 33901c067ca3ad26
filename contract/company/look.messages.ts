import type { ColourField } from './look.constants.ts'

const COLOUR: Record<ColourField, string> = { ground: 'Ground', ink: 'Ink and dark ground', accent: 'Accent' }

export const lookMessages = {
  saved: 'Saved. The site has this look now.',
  colour: COLOUR,
  ratio: inRatio,

  paletteUnknown: 'Please choose one of the palettes.',
  typeUnknown: 'Please choose one of the type pairings.',
  dateStyleUnknown: 'Please choose one of the date styles.',
  colourInvalid: 'Please enter a colour such as #1f6460.',
  colourMissing: 'Please enter all three colours, or none to use the palette.',
  tooFaint: (field: ColourField, ratio: number, nearest: string) =>
    `${COLOUR[field]} makes text too faint: ${inRatio(ratio)}, and text needs 4.5:1. ${nearest} passes.`,
}

/** Rounds down, so that a ratio that fails is never shown as one that passes. */
function inRatio(ratio: number) {
  return `${Math.floor(ratio * 10) / 10}:1`
}
