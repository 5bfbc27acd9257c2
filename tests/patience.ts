import { configure } from '@testing-library/react'
import { flushSync } from 'react-dom'

const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

configure({
  // What is slow in a test is the machine, not the code.
  asyncUtilTimeout: 30_000,
  // As in a browser: a press is drawn at once. An `act` around it would drop what else is being drawn in slices, for ever
  // (React says that it was not awaited), whenever a file arrives at that moment.
  eventWrapper: (event) => {
    const before = world.IS_REACT_ACT_ENVIRONMENT ?? false
    world.IS_REACT_ACT_ENVIRONMENT = false
    try {
      return flushSync(event)
    } finally {
      world.IS_REACT_ACT_ENVIRONMENT = before
    }
  },
})
