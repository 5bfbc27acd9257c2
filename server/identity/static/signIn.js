// Optional: adds the button that shows the password and prevents submitting the form twice.
const toggle = document.querySelector('[data-show]')
const password = document.querySelector('#password')
const form = document.querySelector('form')
let submitter = null

if (toggle && password) {
  toggle.hidden = false
  toggle.addEventListener('click', () => {
    const shown = password.type === 'password'
    password.type = shown ? 'text' : 'password'
    toggle.setAttribute('aria-pressed', String(shown))
  })
}

const swapLabel = (button) => {
  const label = button?.querySelector('[data-working]')
  if (label) [label.textContent, label.dataset.working] = [label.dataset.working, label.textContent]
}

form?.addEventListener('submit', (event) => {
  if (submitter) return event.preventDefault()
  submitter = event.submitter
  submitter?.setAttribute('aria-busy', 'true')
  swapLabel(submitter)
  if (password) password.type = 'password'
})

// After navigating back, the page may come from the back/forward cache with a busy button.
addEventListener('pageshow', () => {
  submitter?.removeAttribute('aria-busy')
  swapLabel(submitter)
  submitter = null
})
