/** Texts of the price list section. Only the loader uses them, so they are not part of the page's script. */
export const priceTexts = {
  title: 'Price list and payment plan',
  titleOf: (projectName: string) => `Price list and payment plan of ${projectName}`,
  lead: 'The sheet as it was last revised. Open it to read every line, or ask us what a particular unit comes to.',
  ask: 'Ask for a price',
  open: 'Open the sheet',
}
