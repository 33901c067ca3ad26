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
  addEventListener('click', agree, true)
  addEventListener('scroll', look, { passive: true })
})()
