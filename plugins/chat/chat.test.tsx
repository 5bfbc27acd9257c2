import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { emitHubMessage } from '@portico/core/realtime/hub'
import { currentSession } from '@portico/core/session/session'
import { collect } from '../../core/plugin/host'
import { kits } from '../../src/kits'
import { emergencyLines, findEmergencyLines } from '../../tests/screens/emergencyLines'
import { type Answers, renderPage, setUpPages } from '../../tests/screens/renderPage'
import { stubViewport } from '../../tests/screens/viewport'
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
  stubViewport()
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

const open = (
  path: string,
  list: readonly ChatMessage[],
  more: Answers = {},
  features: readonly string[] = [],
  options: object = {},
) =>
  renderPage({
    plugin,
    options: { chat: { ...options } },
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

it('CHAT-001 CHAT-013 a message that arrives is in the log, which a screen reader reads out', async () => {
  await open('videoconsultation/messages/7', [message(1, 'Buenos días', { conversation: about })])
  const log = await screen.findByRole('log')
  await within(log).findByText('Buenos días')
  await act(async () => emitHubMessage('receiveMessage', [message(2, '¿Y la fiebre?')]))
  await act(async () => emitHubMessage('receiveMessage', [message(3, 'De otra', { professionalId: 8 })]))
  expect(within(log).getByText('¿Y la fiebre?')).toBeTruthy()
  // Rows come and go on scrolling: only what arrives is read out.
  expect(log.getAttribute('aria-live')).toBe('off')
  expect(screen.getByText(/^.+: ¿Y la fiebre\?$/).tagName).toBe('OUTPUT')
  expect(within(log).queryByText('De otra')).toBeNull()
})

it('CHAT-001 CHAT-005 CHAT-007 nothing is sent without words; what is sent waits for the hub', async () => {
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

it('CHAT-005 a patient chooses a professional before there is a conversation', async () => {
  await open('videoconsultation/messages', [])
  await screen.findByRole('heading', { level: 1, name: es['CHAT.WHOM'] })
  expect(screen.getByRole('link', { name: /Dr\. Luis Vega/ }).getAttribute('href')).toContain('messages/9')
  expect(screen.queryByLabelText(es['CHAT.YOUR_MESSAGE'])).toBeNull()
})

it('whoever chooses a professional reads the emergency number in each language', async () => {
  await open('videoconsultation/messages/new', [])
  expect(await findEmergencyLines()).toEqual(emergencyLines)
})

it('whoever writes to a professional reads the emergency number', async () => {
  await open('videoconsultation/messages/7', [message(1, 'Buenos días', { conversation: about })])
  const link = await screen.findByRole('link', { name: '112' })
  expect(link.getAttribute('href')).toBe('tel:112')
  expect(link.closest('p')?.textContent).toContain(es['CHAT.URGENT'])
})

it.each([
  ['CHAT-011 is on by default', [], true],
  ['CHAT-011 FEAT-031 is off by default with campaignMonitor', ['campaignMonitor'], false],
])('CHAT-010 the choice whether the patient gets an email %s', async (_, features, expected) => {
  const ofLeo = message(1, 'Hola', { patientId: 'leo', isFromProfessional: false, conversation: about })
  await open('videoconsultation/messages/7/leo', [ofLeo], {}, features)
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Leo Gil/ })
  expect(choice.checked).toBe(expected)
  await type('Hola, Leo')
  expect(unsentMessages()).toMatchObject([{ patientId: 'leo', isProfessional: true, notifyClient: expected }])
})

it('CHAT-010 C-113 the main application of professionals does not ask, and sends the default', async () => {
  const ofLeo = message(1, 'Hola', { patientId: 'leo', isFromProfessional: false, conversation: about })
  await open('videoconsultation/messages/7/leo', [ofLeo], {}, [], { mainDoctorApp: true })
  await type('Hola, Leo')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(unsentMessages()).toMatchObject([{ isProfessional: true, notifyClient: true }])
})

it('CHAT-015 CHAT-016 CHAT-017 the portal reads the conversations of the person, the one of the address, and on scrolling up what was before', async () => {
  const asked: [string, unknown][] = []
  const answer =
    (name: string, page: readonly ChatMessage[]) =>
    ({ query }: { query: unknown }) => {
      asked.push([name, query])
      return page
    }
  // Whatever is observed is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly look: (entries: object[]) => void) {}
      observe = () => this.look([{ isIntersecting: true }])
      disconnect() {}
    },
  )
  const older = [message(40, 'Hace tiempo')]
  await open('videoconsultation/messages/7', [], {
    'GET api/chat/messages-user': answer('list', [message(50, 'Buenos días', { conversation: about })]),
    'GET api/chat/messages': answer('latest', [message(50, 'Buenos días')]),
    'GET api/chat/more-messages': answer('older', older),
  })
  const log = await screen.findByRole('log')
  await within(log).findByText('Hace tiempo')
  const place = { userId: me(), professionalId: 7 }
  expect(asked).toContainEqual(['list', { userId: me() }])
  expect(asked).toContainEqual(['latest', place])
  expect(asked).toContainEqual(['older', { ...place, lastMessageId: 50 }])
})

it('CHAT-008 ERR-012 a file of another kind is not sent, and the portal says why', async () => {
  await open('videoconsultation/messages/7', [message(1, 'Buenos días', { conversation: about })])
  const field = await screen.findByLabelText(es['CHAT.ATTACH'])
  const choose = (file: File) => act(async () => fireEvent.change(field, { target: { files: [file] } }))
  await choose(new File(['x'], 'hoja.xlsx'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/formato/)
  await type('Mire')
  expect(unsentMessages()).toEqual([])
  await choose(new File(['x'], 'informe.pdf'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['CHAT.SEND'] })))
  expect(unsentMessages()).toMatchObject([{ content: 'Mire', file: { name: 'informe.pdf' } }])
})

it('FEAT-029 without the feature chat there is no entry, no page and no message of the hub', () => {
  const offered = (features: string[]) => {
    const { host } = collect([plugin], { chat: {} }, new Set(features), { kits })
    return [host.menu, host.routes, host.hubHandlers, host.plugins].map((all) => [...all].length > 0)
  }
  expect(offered(['chat'])).toEqual([true, true, true, true])
  expect(offered([])).toEqual([false, false, false, false])
})

it('CHAT-006 a closed conversation can be read, and says since when nobody writes in it', async () => {
  const closed = { ...about, closedAt: '2026-11-05T10:00:00Z' }
  await open('videoconsultation/messages/7', [message(1, 'Ya no me duele', { conversation: closed })])
  expect(await screen.findByText(/se cerró el 5 de noviembre de 2026/)).toBeTruthy()
  expect(screen.queryByLabelText(es['CHAT.YOUR_MESSAGE'])).toBeNull()
})

it.each([
  ['closes it', { closedAt: null }, 1],
  ['of an API that closes none has no button', {}, 0],
])('CHAT-006 the professional of a conversation %s', async (_, change, buttons) => {
  const conversation = { ...about, ...change }
  const ofLeo = message(1, 'Hola', { patientId: 'leo', isFromProfessional: false, conversation })
  await open('videoconsultation/messages/7/leo', [ofLeo])
  await within(await screen.findByRole('log')).findByText('Hola')
  expect(screen.queryAllByRole('button', { name: es['CHAT.CLOSE'] })).toHaveLength(buttons)
})

it('CHAT-014 CALL-008 the address of the chat in a call opens it', async () => {
  await open('videocall/chat', [message(1, 'Buenos días', { conversation: about })])
  expect(await screen.findByRole('link', { name: /Dra\. Inés Corral/ })).toBeTruthy()
})

it('CHAT-001 a text that is too long is kept whole and not sent, and the portal says by how much', async () => {
  await open('videoconsultation/messages/7', [message(1, 'Buenos días', { conversation: about })])
  const long = 'a'.repeat(4012)
  await type(long)
  expect((await screen.findByRole('alert')).textContent).toContain('Sobran 12 caracteres')
  expect(screen.getByLabelText<HTMLTextAreaElement>(es['CHAT.YOUR_MESSAGE']).value).toBe(long)
  expect(unsentMessages()).toEqual([])
  await type(long.slice(0, 4000))
  expect(unsentMessages()).toMatchObject([{ content: long.slice(0, 4000) }])
})

it('CHAT-001 an address in a message opens in a tab of its own, which knows nothing of the portal', async () => {
  const text = 'Lee https://example.org/guia. No javascript:alert(1)'
  await open('videoconsultation/messages/7', [message(1, text, { conversation: about })])
  // The list hides rows that it has not measured, as every row of a test.
  const links = () => screen.getByRole('log').querySelectorAll('a')
  await vi.waitFor(() => expect(links()).toHaveLength(1))
  const [link] = links()
  expect(link?.getAttribute('href')).toBe('https://example.org/guia')
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

it('CHAT-002 a picture is shown as a picture, read with the session; one that cannot be read is a file', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const picture = { documentId: 5, documentName: 'brazo.jpg', documentSize: 900, conversation: about }
  const answer = ({ params }: { params: { id: number } }) => {
    if (params.id === 2) throw new ApiError(404, 'NOT_FOUND')
    return new Blob(['x'])
  }
  await open('videoconsultation/messages/7', [message(1, '', picture), message(2, '', picture)], {
    'GET api/chat/messages/{id}/document': answer,
  })
  const log = await screen.findByRole('log')
  const buttonOf = (start: string) => log.querySelector(`button[aria-label^="${start}"]`)
  await vi.waitFor(() => expect(buttonOf('Imagen: brazo.jpg')).not.toBeNull())
  expect(buttonOf('Imagen: brazo.jpg')?.querySelector('img')?.getAttribute('src')).toBe('blob:picture')
  expect(buttonOf('Descargar brazo.jpg')).not.toBeNull()
})

it('the whole conversation is in the page to print it, older messages too', async () => {
  const printed = vi.fn<() => void>()
  vi.stubGlobal('print', printed)
  let page = 0
  await open('videoconsultation/messages/7', [message(50, 'Buenos días', { conversation: about })], {
    'GET api/chat/more-messages': () => ((page += 1) === 1 ? [message(40, 'Hace tiempo')] : []),
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['CHAT.PRINT_OPEN'] })))
  const whole = await screen.findByRole('region', { name: es['CHAT.WHOLE'] })
  expect(await within(whole).findByText('Hace tiempo')).toBeTruthy()
  expect(within(whole).getByText('Buenos días')).toBeTruthy()
  await act(async () => fireEvent.click(within(whole).getByRole('button', { name: es['CHAT.PRINT'] })))
  expect(printed).toHaveBeenCalledOnce()
  await act(async () => fireEvent.click(within(whole).getByRole('button', { name: es['CHAT.PRINT_END'] })))
  expect(await screen.findByRole('log')).toBeTruthy()
})
