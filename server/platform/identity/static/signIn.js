// Optional: adds the button that shows the password, prevents submitting the form twice and keeps the e-mail between the forms.
const toggle = document.querySelector('[data-show]')
const password = document.querySelector('#password')
const form = document.querySelector('#sign-in') ?? document.querySelector('form')
const email = document.querySelector('#email')
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

// Another letter can be asked for after a while: the seconds count down in silence, then the button appears.
const again = document.querySelector('[data-wait]')
const countdown = document.querySelector('[data-wait-text]')
if (again && countdown) {
  const end = Date.now() + Number(again.dataset.wait) * 1000
  const show = () => {
    const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    const time = `0:${String(seconds % 60).padStart(2, '0')}`
    countdown.textContent = countdown.dataset.waitText.replace('{{time}}', seconds === 60 ? '1:00' : time)
    countdown.hidden = seconds === 0
    again.hidden = seconds > 0
    if (seconds > 0) setTimeout(show, 1000)
  }
  show()
}

// Another provider may take a moment to open.
document.querySelector('[data-leave]')?.addEventListener('click', ({ currentTarget }) => {
  if (submitter) return
  submitter = currentTarget
  submitter.setAttribute('aria-busy', 'true')
  swapLabel(submitter)
})

// The token of a letter travels behind the hash as well.
const token = document.querySelector('[data-token]')
if (token) token.value = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

// The e-mail travels behind the hash, which no server sees or logs.
if (email) {
  const hint = new URLSearchParams(location.hash.slice(1)).get('login_hint')
  if (hint !== null) {
    email.value ||= hint
    history.replaceState(null, '', location.pathname + location.search)
  }
  for (const link of document.querySelectorAll('[data-email]')) {
    // A page of the portal has its address behind the hash already.
    const [page] = link.hash.startsWith('#/') ? link.hash.split('?') : ['']
    link.addEventListener('click', () => {
      const hint = email.value && new URLSearchParams({ login_hint: email.value })
      link.hash = page && hint ? `${page}?${hint}` : page || hint
    })
  }
}

// What the portal has done in this tab before it came here. A browser that stores nothing shows nothing.
try {
  const done = sessionStorage.getItem('signIn.notice')
  const notice = [...document.querySelectorAll('[data-notice]')].find((one) => one.dataset.notice === done)
  if (notice) {
    sessionStorage.removeItem('signIn.notice')
    notice.hidden = false
    notice.focus()
  }
} catch {
  // Storage is forbidden.
}
