import { joined } from '../in-words.ts'

/** Texts about the pages and the address of the results. Only loaders use them, so they are not part of a page's script. */
export const finderPagesMessages = {
  previous: 'Previous',
  /** About cities in the address that have no projects. */
  unknownCities: (cities: readonly string[]) =>
    `We have no projects in ${joined(cities)}. The results leave out ${cities.length === 1 ? 'this city' : 'these cities'}.`,
  lastPage: 'To the last page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  noSuchPage: (page: number, pages: number) =>
    `There is no page ${page}. ${pages === 1 ? 'All results are on one page.' : `The results end on page ${pages}.`}`,
}
