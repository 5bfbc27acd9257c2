// The sign-in page works without this script: it shows the password and keeps a form from being sent twice.
const toggle = document.querySelector('[data-show]')
const password = document.querySelector('#password')
const form = document.querySelector('form')
let sender = null

if (toggle && password) {
  toggle.hidden = false
  toggle.addEventListener('click', () => {
    const shown = password.type === 'password'
    password.type = shown ? 'text' : 'password'
    toggle.setAttribute('aria-pressed', String(shown))
  })
}

const swapWords = (button) => {
  const words = button?.querySelector('[data-working]')
  if (words) [words.textContent, words.dataset.working] = [words.dataset.working, words.textContent]
}

form?.addEventListener('submit', (event) => {
  if (sender) return event.preventDefault()
  sender = event.submitter
  sender?.setAttribute('aria-busy', 'true')
  swapWords(sender)
  if (password) password.type = 'password'
})

// Back from the next page, shown as it was left: ready again.
addEventListener('pageshow', () => {
  sender?.removeAttribute('aria-busy')
  swapWords(sender)
  sender = null
})
