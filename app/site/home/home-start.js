;(() => {
  const { modal, popup, key, value, popupKey, projectKey } = document.currentScript.dataset
  const dialog = document.getElementById(modal)
  const page = document.documentElement
  function keep(name, what) {
    try {
      localStorage.setItem(name, what)
    } catch {}
  }
  // The page is cached for longer than a day, so the browser compares the days of the popup, by the calendar of India.
  function offerPopup() {
    const next = document.getElementById(popup)
    const { picture, from = '', to = '9' } = next?.querySelector('img').dataset ?? {}
    const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
    try {
      if (localStorage.getItem(popupKey) === picture) return
    } catch {}
    if (!next || next.open || today < from || today > to) return
    keep(popupKey, picture)
    next.showModal()
  }
  dialog?.addEventListener('click', ({ target }) => {
    if (target.closest('[data-agree]')) dialog.close()
  })
  dialog?.addEventListener('close', () => {
    delete page.dataset.disclaimer
    keep(key, value)
    // The dialog was not opened by a button, so the browser has no element to restore the focus to.
    const { activeElement, body } = document
    if (activeElement === body || dialog.contains(activeElement)) {
      document.querySelector('main').focus({ preventScroll: true })
    }
    offerPopup()
  })
  addEventListener(
    'click',
    ({ target }) => {
      const link = target.closest?.('a[data-project-id]')
      if (link) keep(projectKey, link.dataset.projectId)
    },
    true,
  )
  if (dialog && page.dataset.disclaimer === 'ask') dialog.showModal()
  else offerPopup()
})()
