/** Import this only from the loader, to keep these strings out of the initial bundle. */
export const priceTexts = {
  title: 'Price list and payment plan',
  titleOf: (projectName: string) => `Price list and payment plan of ${projectName}`,
  lead: 'The sheet as it was last revised. Open it to read every line, or ask us what a particular unit comes to.',
  ask: 'Ask for a price',
  open: 'Open the sheet',
}
