;(() => {
  const { modal, key, value, projectKey } = document.currentScript.dataset
  const dialog = document.getElementById(modal)
  const page = document.documentElement
  function keep(name, what) {
    try {
      localStorage.setItem(name, what)
    } catch {}
  }
  // Browsers with `commandForElement` close the dialog by the button's command, and would warn if it were closed twice.
  if (!('commandForElement' in HTMLButtonElement.prototype))
    dialog?.addEventListener('click', ({ target }) => {
      if (target.closest('[data-agree]')) dialog.close()
    })
  dialog?.addEventListener('close', () => {
    delete page.dataset.disclaimer
    keep(key, value)
    // The dialog was not opened by a button, so there is no element to restore the focus to.
    const { activeElement, body } = document
    if (activeElement === body || dialog.contains(activeElement)) {
      document.querySelector('main').focus({ preventScroll: true })
    }
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
})()
