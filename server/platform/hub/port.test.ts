// @vitest-environment node
import { expect, it } from 'vitest'
import { hubAfterCommit } from './port'

it('sends a message once the work is stored, in order', () => {
  const sent: unknown[] = []
  const committed: (() => void)[] = []
  const hub = hubAfterCommit(
    {
      method: () => {},
      sendToUser: (...message: unknown[]) => void sent.push(message),
      isConnected: async (tenant, id) => tenant === 'one' && id === 'ana',
    },
    (work) => void committed.push(work),
  )
  hub.sendToUser('one', 'ana', 'waitingChanged')
  hub.sendToUser('one', 'luis', 'waitingChanged')
  expect(sent).toEqual([])
  committed.forEach((work) => work())
  expect(sent).toEqual([
    ['one', 'ana', 'waitingChanged'],
    ['one', 'luis', 'waitingChanged'],
  ])
})
