// The page of the identity check: loads the software of Onfido and tells the portal, which frames it, how it ends.
const root = document.querySelector('#onfido')
const { sdk, portals } = root.dataset
const origins = portals.split(' ')
let portal

const tell = (message) => {
  for (const origin of portal ? [portal] : origins) parent.postMessage(message, origin)
}
const fail = (error) => tell({ portico: 'failed', error })

/** Words for errors: the texts of the software are not passed on. */
const wordOf = ({ type, message = '' } = {}) => {
  if (type === 'expired_token') return 'expired_token'
  if (/not completed/i.test(message)) return 'not_completed'
  if (/not retrieved/i.test(message)) return 'script'
  return /not supported|unsupported/i.test(message) ? 'unsupported' : 'server'
}

const begin = ({ token, runId, language }) => {
  if (!globalThis.Onfido) return fail('unsupported')
  return globalThis.Onfido.init({
    token,
    workflowRunId: runId,
    containerId: root.id,
    language: language === 'en' ? 'en_US' : 'es_ES',
    onComplete: () => tell({ portico: 'done' }),
    onUserExit: () => tell({ portico: 'left' }),
    onError: (error) => fail(wordOf(error)),
  })
}

addEventListener('message', ({ data, origin, source }) => {
  if (portal || source !== parent || !origins.includes(origin) || data?.portico !== 'begin') return
  portal = origin
  begin(data)
})

const script = document.createElement('script')
script.src = sdk
script.crossOrigin = 'anonymous'
script.addEventListener('load', () => tell({ portico: 'ready' }))
script.addEventListener('error', () => fail('script'))
document.head.append(script)
