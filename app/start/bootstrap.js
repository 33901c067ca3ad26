;(() => {
  const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'popstate']
  const held = []
  let isStarted = false
  let isAsked = false

  function ask() {
    if (isAsked) return
    isAsked = true
    for (const href of JSON.parse(document.getElementById('later-modules').textContent)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      if (!isStarted) link.fetchPriority = 'low'
      document.head.append(link)
    }
  }

  function start() {
    if (isStarted) return
    isStarted = true
    // Preload all modules in parallel, because imports are otherwise discovered one after the other.
    ask()
    for (const intent of intents) removeEventListener(intent, start, true)
    removeEventListener('pointermove', startWhenMoved, true)
    for (const inert of document.querySelectorAll('script[data-later]')) {
      const script = document.createElement('script')
      if (inert.dataset.later === 'module') script.type = 'module'
      script.textContent = inert.textContent
      inert.replaceWith(script)
    }
  }

  /** A layout change under a resting pointer also fires pointermove, without movement; that is not an intent. */
  function startWhenMoved({ movementX, movementY }) {
    if (movementX || movementY) start()
  }

  function hold(event) {
    const button = event.target.closest?.(
      'button[type=button]:not([commandfor],[popovertarget]),a[aria-haspopup=dialog]',
    )
    // With a modifier key a link opens in a new tab or window, so leave that click to the browser.
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!held.includes(button)) held.push(button)
    start()
  }

  addEventListener('click', hold, true)
  addEventListener(
    'plinth:started',
    () => {
      removeEventListener('click', hold, true)
      for (const button of held) button.click()
    },
    { once: true },
  )
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })

  addEventListener('load', () => {
    addEventListener('pointermove', startWhenMoved, { capture: true, passive: true })
    if (navigator.connection?.saveData) return
    // On a slow connection the load event fires before the first paint; paint first, then load the scripts.
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect()
      setTimeout(ask, 200)
    }).observe({ type: 'paint', buffered: true })
    setTimeout(start, 800)
  })
})()
