;(() => {
  const { shortlist: name, shortlistLimit } = document.currentScript.dataset
  const { dataset } = document.documentElement
  let kept = []
  function take(list) {
    kept = list.filter(([id, text]) => id > 0 && (id | 0) === id && text.trim()).slice(0, shortlistLimit)
    dataset.shortlist = JSON.stringify(kept)
    show()
  }
  function read() {
    // When storage is blocked or unreadable, the list stays unchanged.
    try {
      take(JSON.parse(localStorage.getItem(name)) ?? [])
    } catch {}
  }
  function show() {
    for (const heart of document.querySelectorAll('.heart')) {
      if (heart.value)
        heart.setAttribute(
          'aria-pressed',
          kept.some(([id]) => id === +heart.value),
        )
      else heart.dataset.count = kept.length || ''
    }
  }
  function toggle(entry) {
    const others = kept.filter(([id]) => id !== entry[0])
    const isAdded = others.length === kept.length
    take(isAdded ? [entry, ...others] : others)
    try {
      localStorage.setItem(name, dataset.shortlist)
    } catch {}
    // Call this last: some privacy extensions remove `sendBeacon`, so that the call throws.
    if (isAdded) navigator.sendBeacon(`${dataset.apiBase}/Insights/CountShortlist/${entry[0]}`)
  }
  function press(event) {
    const heart = event.target.closest?.('button.heart')
    if (!heart) return
    // Otherwise bootstrap.js would store the click and repeat it after hydration.
    event.stopImmediatePropagation()
    toggle([+heart.value, heart.name])
  }
  addEventListener('click', press, true)
  addEventListener('plinth:shortlist', ({ detail }) => toggle(detail))
  addEventListener('storage', read)
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', read)
  addEventListener('DOMContentLoaded', () => {
    show()
    new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
  })
  read()
})()
