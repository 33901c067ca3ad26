;(() => {
  const form = document.currentScript.closest('form')
  const lost = form.querySelector('[data-connection-lost]')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    lost.hidden = true
    fetch('/healthz', { cache: 'no-store' }).then(
      () => form.submit(),
      () => {
        lost.hidden = false
      },
    )
  })
})()
