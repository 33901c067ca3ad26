;(() => {
  const page = document.documentElement
  const mark = page.dataset
  const { dataset } = document.currentScript
  const asks = JSON.parse(dataset.asks)
  let store
  try {
    store = localStorage
  } catch {}
  for (const ask in asks) if (store?.getItem(asks[ask][0]) !== asks[ask][1]) mark[ask] = 'ask'
  if (store?.getItem(dataset.role) === dataset.customer) mark.account = ''
  const agree = ({ target }) => {
    const ask = target.closest?.('[data-agree]')?.dataset.agree
    if (!asks[ask]?.[1]) return
    delete mark[ask]
    try {
      store.setItem(...asks[ask])
    } catch {}
  }
  const look = () => page.toggleAttribute('data-scrolled', scrollY >= dataset.fixedAfter)
  const show = () => delete mark.painting
  addEventListener('click', agree, true)
  addEventListener('scroll', look, { passive: true })
  if (location.hash) return
  mark.painting = ''
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true })
  for (const type of ['scroll', 'keydown']) addEventListener(type, show, { once: true, passive: true })
})()
