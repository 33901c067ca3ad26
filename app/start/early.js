;(() => {
  const page = document.documentElement
  const { dataset } = document.currentScript
  const asks = JSON.parse(dataset.asks)
  for (const ask in asks) {
    let said
    try {
      said = localStorage.getItem(asks[ask][0])
    } catch {}
    if (said !== asks[ask][1]) page.dataset[ask] = 'ask'
  }
  const agree = ({ target }) => {
    const ask = target.closest?.('[data-agree]')?.dataset.agree
    if (!asks[ask]) return
    delete page.dataset[ask]
    try {
      localStorage.setItem(...asks[ask])
    } catch {}
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
