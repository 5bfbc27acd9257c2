import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage } from '@schemas/generated/entities'
import { emitHubMessage } from '@core/realtime/hubMessages'
import { currentSession } from '@core/session/session'
import { type Answers, renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import { unsentMessages } from './outbox/outbox'
import plugin from './plugin'

setUpPages()
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = () => {}
  sessionStorage.clear()
})

const me = () => currentSession().userId ?? ''
const message = (id: number, content: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  senderId: 'doctor',
  timestamp: '2026-11-02T09:00:00Z',
  content,
  patientId: me(),
  professionalId: 7,
  isFromProfessional: true,
  ...change,
})
const about = { professionalName: 'Dra. Inés Corral', patientName: 'Leo Gil', unread: 1 }

const open = (path: string, list: readonly ChatMessage[], more: Answers = {}, features: string[] = []) =>
  renderPage({
    plugin,
    features: ['chat', ...features],
    path: path,
    api: {
      'GET api/users/data': { id: me(), name: 'Ana', surname: 'Suárez' },
      'GET api/chat/messages-user': list,
      'GET api/chat/messages': list,
      'GET api/chat/more-messages': [],
      'GET api/chat/contacts': [
        { patientId: me(), professionalId: 9, name: 'Dr. Luis Vega', specialty: 'Cardiología' },
      ],
      'PUT api/chat/read': undefined,
      ...more,
    },
  })

async function type(text: string) {
  const field = await screen.findByLabelText(es['CHAT.YOUR_MESSAGE'])
  await act(async () => fireEvent.change(field, { target: { value: text } }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['CHAT.SEND'] })))
}

it('CHAT-013 CHAT-017 a message that arrives is in the log, which a screen reader reads out', async () => {
  await open('videoconsultation/messages/7', [message(1, 'Buenos días', { conversation: about })])
  const log = await screen.findByRole('log')
  await within(log).findByText('Buenos días')
  await act(async () => emitHubMessage('receiveMessage', [message(2, '¿Y la fiebre?')]))
  await act(async () => emitHubMessage('receiveMessage', [message(3, 'De otra', { professionalId: 8 })]))
  expect(within(log).getByText('¿Y la fiebre?')).toBeTruthy()
  expect(within(log).queryByText('De otra')).toBeNull()
})

it('CHAT-007 nothing is sent without words; what is sent waits for the hub', async () => {
  await open('videoconsultation/messages/7', [message(1, 'Buenos días', { conversation: about })])
  await type('  \n ')
  expect(unsentMessages()).toEqual([])
  await type('Tengo fiebre')
  expect(unsentMessages()).toMatchObject([
    { content: 'Tengo fiebre', patientId: me(), professionalId: 7, isProfessional: false },
  ])
  expect(within(await screen.findByRole('log')).getByText('Tengo fiebre')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('CHAT-005 a patient chooses a professional before there is anything to write in', async () => {
  await open('videoconsultation/messages', [])
  await screen.findByRole('heading', { level: 1, name: es['CHAT.WHOM'] })
  expect(screen.getByRole('link', { name: /Dr\. Luis Vega/ }).getAttribute('href')).toContain('messages/9')
  expect(screen.queryByLabelText(es['CHAT.YOUR_MESSAGE'])).toBeNull()
})

it.each([
  ['CHAT-011 is on by default', [], true],
  ['CHAT-011 FEAT-031 is off by default with campaignMonitor', ['campaignMonitor'], false],
])('CHAT-010 the choice whether the patient gets an e-mail %s', async (_, features, expected) => {
  const ofLeo = message(1, 'Hola', { patientId: 'leo', isFromProfessional: false, conversation: about })
  await open('videoconsultation/messages/7/leo', [ofLeo], {}, features)
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Leo Gil/ })
  expect(choice.checked).toBe(expected)
  await type('Hola, Leo')
  expect(unsentMessages()).toMatchObject([{ patientId: 'leo', isProfessional: true, notifyClient: expected }])
})

it('CHAT-006 a closed conversation can be read, and says since when nobody writes in it', async () => {
  const closed = { ...about, closedAt: '2026-11-05T10:00:00Z' }
  await open('videoconsultation/messages/7', [message(1, 'Ya no me duele', { conversation: closed })])
  expect(await screen.findByText(/se cerró el 05-11-2026/)).toBeTruthy()
  expect(screen.queryByLabelText(es['CHAT.YOUR_MESSAGE'])).toBeNull()
})

it('CHAT-014 CALL-008 the address of the chat in a call opens it', async () => {
  await open('videocall/chat', [message(1, 'Buenos días', { conversation: about })])
  expect(await screen.findByRole('link', { name: /Dra\. Inés Corral/ })).toBeTruthy()
})
