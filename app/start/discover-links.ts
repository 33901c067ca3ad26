/** Marks the links whose routes are fetched at the first input. */
export const UNDISCOVERED = 'data-link'

/** Lets React Router fetch the routes behind the links of the page. */
export function discoverLinks() {
  for (const link of document.querySelectorAll<HTMLElement>(`[${UNDISCOVERED}]`)) link.dataset.discover = 'true'
}
