import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hubStatusAtom, type HubState } from '@portico/core/realtime/hub'
import { store } from '@portico/core/state/store'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()
const become = (state: HubState) => act(async () => store.set(hubStatusAtom, { state, retryAt: null }))
beforeEach(() => become('connected'))
afterEach(() => become('disconnected'))

it('CHAT-017 conversations are read once with a connection, and again when it comes back', async () => {
  const read = vi.fn<() => readonly unknown[]>(() => [])
  await renderPage({
    plugin,
    features: ['chat'],
    path: 'videoconsultation/messages',
    api: {
      'GET api/users/data': { id: 'ana', name: 'Ana', surname: 'Suárez' },
      'GET api/chat/messages-user': read,
      'GET api/chat/contacts': [
        { patientId: 'ana', professionalId: 9, name: 'Dr. Luis Vega', specialty: 'Cardiología' },
      ],
    },
  })
  const main = await screen.findByRole('main')
  await within(main).findByRole('heading', { level: 1, name: es['CHAT.WHOM'] })
  expect(read).toHaveBeenCalledTimes(1)
  await become('reconnecting')
  expect(read).toHaveBeenCalledTimes(1)
  await become('connected')
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})
