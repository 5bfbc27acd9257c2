/* A small stripe.js: each field is a frame of js.stripe.com, which alone knows what is typed, and the question of a bank is another. */
;(() => {
  const ORIGIN = 'https://js.stripe.com'

  const openFrame = (target, address, title) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: `${ORIGIN}/${address}`, title })
    Object.assign(frame.style, { width: '100%', height: '1.5rem', border: '0', display: 'block' })
    target.append(frame)
    return frame
  }

  const listen = (frame, listener) => {
    const onMessage = ({ origin, source, data }) => {
      if (origin === ORIGIN && source === frame.contentWindow) listener(data)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }

  /** Resolves with the next answer of a frame. */
  const nextAnswer = (frame, type) =>
    new Promise((resolve) => {
      const end = listen(frame, (data) => {
        if (data.type !== type) return
        end()
        resolve(data)
      })
    })

  const createField = (name) => {
    const listeners = {}
    let frame
    const emit = (message) => frame.contentWindow.postMessage(message, ORIGIN)
    const focus = () => {
      frame.focus()
      emit({ type: 'focus' })
    }
    return {
      on: (event, listener) => (listeners[event] = listener),
      mount: (target) => {
        frame = openFrame(target, `field.html#${name}`, `Secure ${name} input frame`)
        listen(frame, ({ type, ...data }) => listeners[type]?.(data))
        document.querySelector(`label[for="${target.id}"]`)?.addEventListener('click', focus)
      },
      focus,
      destroy: () => frame.remove(),
      ask: (message) => {
        emit(message)
        return nextAnswer(frame, 'answer')
      },
    }
  }

  /** Asks in a frame over the page. Out: whether the person confirmed. */
  const askBank = async () => {
    const layer = document.createElement('div')
    Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: '#fff' })
    document.body.append(layer)
    const frame = openFrame(layer, 'three-ds.html', 'Question of the bank')
    frame.style.height = '100%'
    const { isConfirmed } = await nextAnswer(frame, 'bank')
    layer.remove()
    return isConfirmed
  }

  const confirmCardSetup = async (secret, { payment_method: { card } }) => {
    const { result } = await card.ask({ type: 'confirm', secret })
    if (result.setupIntent?.status !== 'requires_action') return result
    if (!(await askBank()))
      return { error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' } }
    return (await card.ask({ type: 'confirm', secret, isAuthenticated: true })).result
  }

  window.Stripe = Object.assign(
    () => ({ _registerWrapper: () => {}, elements: () => ({ create: createField }), confirmCardSetup }),
    { version: 'endive' },
  )
})()
