// The fields of the test provider. They talk to the portal that frames them by a message port, and never send it the card.
const { portals, texts: json } = document.documentElement.dataset
const texts = JSON.parse(json)
const form = document.querySelector('form')
const challenge = document.querySelector('#challenge')
const inputs = [...form.querySelectorAll('input')]
let port
let clientSecret

const post = async (path, body) => {
  const answer = await fetch(`/payment/cards/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, ...body }),
  })
  return answer.ok ? answer.json() : { status: 'refused', reason: 'failed' }
}

const showFault = (input, fault) => {
  const line = document.querySelector(`#${input.id}-error`)
  line.textContent = fault ? texts[`${input.id}.${fault}`] : ''
  line.hidden = !fault
  if (fault) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
  if (fault) input.setAttribute('aria-describedby', line.id)
  else input.removeAttribute('aria-describedby')
}

const showFaults = (faults) => {
  for (const input of inputs) showFault(input, faults[input.id])
  inputs.find(({ id }) => faults[id])?.focus()
}

const showChallenge = (open) => {
  form.hidden = open
  challenge.hidden = !open
  if (open) challenge.querySelector('h1').focus()
  port.postMessage({ type: 'challenge', open })
}

/** Asks the person as their bank does. */
const askBank = () =>
  new Promise((resolve) => {
    showChallenge(true)
    for (const button of challenge.querySelectorAll('button'))
      button.addEventListener(
        'click',
        () => resolve(post('challenge', { accepts: button.value === 'accept' })),
        {
          once: true,
        },
      )
  })

const submit = async () => {
  const card = Object.fromEntries(inputs.map(({ id, value }) => [id, value]))
  let answer = await post('card', card)
  if (answer.status === 'challenge') {
    answer = await askBank()
    showChallenge(false)
  }
  showFaults(answer.faults ?? {})
  return answer.status === 'invalid'
    ? { status: 'invalid', fields: Object.keys(answer.faults).length }
    : answer
}

const onMessage = async ({ data }) => {
  if (data?.type !== 'submit') return
  const outcome = await submit().catch(() => ({ status: 'refused', reason: 'failed' }))
  port.postMessage({ type: 'outcome', outcome })
}

addEventListener('message', ({ source, origin, data, ports }) => {
  if (port || source !== parent || !portals.split(' ').includes(origin) || data?.type !== 'start') return
  ;[port] = ports
  clientSecret = data.clientSecret
  port.addEventListener('message', (message) => void onMessage(message))
  port.start()
  const sendHeight = () => port.postMessage({ type: 'height', height: document.body.offsetHeight })
  new ResizeObserver(sendHeight).observe(document.body)
  sendHeight()
  port.postMessage({ type: 'ready' })
})

form.addEventListener('submit', (event) => event.preventDefault())
for (const input of inputs) input.addEventListener('input', () => showFault(input))

// Groups of four digits, and a slash between month and year, while the caret is at the end.
const group = (input, format) =>
  input.addEventListener('input', ({ inputType }) => {
    if (inputType?.startsWith('delete') || input.selectionStart !== input.value.length) return
    input.value = format(input.value)
  })
const digits = (text) => text.replace(/\D/g, '')
group(document.querySelector('#number'), (text) => digits(text).replace(/(\d{4})(?=\d)/g, '$1 '))
group(document.querySelector('#expiry'), (text) => digits(text).replace(/^(\d{2})(?=\d)/, '$1/'))
