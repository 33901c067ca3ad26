/** Texts about the pages of the results. Only loaders use them, so they are not part of a page's script. */
export const finderPagesMessages = {
  previous: 'Previous',
  lastPage: 'To the last page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  noSuchPage: (page: number, pages: number) =>
    `There is no page ${page}. ${pages === 1 ? 'All results are on one page.' : `The results end on page ${pages}.`}`,
}
