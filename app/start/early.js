;(() => {
  const page = document.documentElement
  const mark = page.dataset
  const { dataset } = document.currentScript
  const asks = JSON.parse(dataset.asks)
  let store
  try {
    store = localStorage
  } catch {}
  for (const ask in asks) {
    const [key, ...answers] = asks[ask]
    const answer = store?.getItem(key)
    mark[ask] = answers.includes(answer) ? answer : 'ask'
  }
  if (store?.getItem(dataset.role) === dataset.customer) mark.account = ''
  const agree = (event) => {
    const { agree: ask, answer } = event.target.closest?.('[data-agree]')?.dataset ?? {}
    if (!asks[ask]?.[1]) return
    mark[ask] = answer ?? asks[ask][1]
    if (answer === 'ask') {
      event.preventDefault()
      document.querySelector(`button[data-agree=${ask}]`)?.focus()
    } else
      try {
        store.setItem(asks[ask][0], mark[ask])
      } catch {}
  }
  try {
    sessionStorage.landing ??= (document.referrer.split('/')[2] ?? '') + (location.search || '?')
  } catch {}
  const look = () => page.toggleAttribute('data-scrolled', scrollY >= dataset.fixedAfter)
  const show = () => delete mark.painting
  addEventListener('click', agree, true)
  addEventListener('scroll', look, { passive: true })
  if (location.hash) return
  mark.painting = ''
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true })
  for (const type of ['scroll', 'keydown']) addEventListener(type, show, { once: true, passive: true })
})()
