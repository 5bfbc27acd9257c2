// Uses or makes a passkey with the options that the form carries, and submits what the browser returns.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser
const form = document.querySelector('[data-passkey]')
const button = form.querySelector('button')
const label = button.querySelector('[data-working]')
const failed = document.querySelector('[data-failed]')
let isBusy = false

const setBusy = (busy) => {
  if (busy === isBusy) return
  isBusy = busy
  if (busy) button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
  ;[label.textContent, label.dataset.working] = [label.dataset.working, label.textContent]
}

const use = async () => {
  if (isBusy) return
  setBusy(true)
  failed.hidden = true
  const optionsJSON = JSON.parse(form.dataset.options)
  try {
    const start = form.dataset.passkey === 'create' ? startRegistration : startAuthentication
    form.elements.credential.value = JSON.stringify(await start({ optionsJSON }))
    form.submit()
  } catch {
    setBusy(false)
    failed.hidden = false
    failed.focus()
  }
}

if (browserSupportsWebAuthn()) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void use()
  })
  // Who has asked for it does not press a second button; a browser that wants a click shows the one of the page.
  if (form.dataset.passkey === 'get' && !failed.dataset.again) void use()
} else {
  document.querySelector('[data-unsupported]').hidden = false
}

// After navigating back, the page may come from the back/forward cache with a busy button.
addEventListener('pageshow', ({ persisted }) => persisted && setBusy(false))
