import { joined } from '../in-words.ts'

/** Import this only from loaders, to keep these strings out of the initial bundle. */
export const finderPagesMessages = {
  previous: 'Previous',
  unknownCities: (cities: readonly string[]) =>
    `We have no projects in ${joined(cities)}. The results leave out ${cities.length === 1 ? 'this city' : 'these cities'}.`,
  lastPage: 'To the last page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  noSuchPage: (page: number, pages: number) =>
    `There is no page ${page}. ${pages === 1 ? 'All results are on one page.' : `The results end on page ${pages}.`}`,
}
