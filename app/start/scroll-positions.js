/** Restores the scroll position after Back or Forward between fragments of one page. */
;(() => {
  // Older browsers have no Navigation API; in these, the position stays.
  if (!window.navigation) return
  const pageOf = ({ url }) => url.split('#')[0]
  navigation.addEventListener('navigate', () => navigation.updateCurrentEntry({ state: scrollY }))
  navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
    const entry = navigation.currentEntry
    if (navigationType === 'traverse' && pageOf(from) === pageOf(entry))
      scrollTo({ top: entry.getState(), behavior: 'instant' })
  })
})()
