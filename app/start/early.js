;(() => {
  const page = document.documentElement
  const { dataset } = document.currentScript
  const asks = JSON.parse(dataset.asks)
  let store
  try {
    store = localStorage
  } catch {}
  for (const ask in asks) if (store?.getItem(asks[ask][0]) !== asks[ask][1]) page.dataset[ask] = 'ask'
  if (store?.getItem(dataset.role) === dataset.customer) page.dataset.account = ''
  const agree = ({ target }) => {
    const ask = target.closest?.('[data-agree]')?.dataset.agree
    if (!asks[ask]?.[1]) return
    delete page.dataset[ask]
    store?.setItem(...asks[ask])
  }
  const look = () => page.toggleAttribute('data-scrolled', scrollY >= dataset.fixedAfter)
  const show = () => delete page.dataset.painting
  addEventListener('click', agree, true)
  addEventListener('scroll', look, { passive: true })
  if (location.hash) return
  page.dataset.painting = ''
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true })
  for (const sign of ['scroll', 'keydown']) addEventListener(sign, show, { once: true, passive: true })
})()
