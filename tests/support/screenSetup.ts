import { webcrypto } from 'node:crypto'
import { configure } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { rememberComputedStyles } from './computedStyles'
import { printDocumentOnce } from './elementErrors'
import { skipOwnerStacks } from './ownerStacks'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

configure({
  // Busy machines are slow.
  asyncUtilTimeout: 30_000,
  // Renders an event synchronously, as in a browser. Inside `act`, React would drop a concurrent render forever (it warns that
  // the `act` was not awaited) if a lazy file loads at that moment.
  eventWrapper: (event) => {
    const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false
    environment.IS_REACT_ACT_ENVIRONMENT = false
    try {
      return flushSync(event)
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = before
    }
  },
})

// What jsdom lacks, for as long as the file runs: React may still run an effect after the stubs of a test are gone.
Object.assign(globalThis, {
  scrollTo: () => {},
  CSS: { escape: String },
  matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
})
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })

rememberComputedStyles()
printDocumentOnce()
skipOwnerStacks()
