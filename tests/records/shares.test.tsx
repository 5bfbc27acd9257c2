import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { base64url } from 'jose'
import plugin from '../../plugins/records/plugin'
import es from '../../plugins/records/locales/es.json'
import { encryptSummary } from '../../plugins/records/shares/shlink'
import { renderPage, setUpPages } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'

setUpPages()

const medicalData = {
  allergies: [{ id: 1, name: 'Penicilina <b>x</b>', isAllergy: true, isActive: true }],
  illnesses: [],
  interventions: [],
  medicines: [],
}
const api = {
  'GET api/users/data': { id: 'ana', name: 'Ana', surname: 'Suárez', birthDate: '1951-03-04' },
  'GET api/medicalData': medicalData,
  'GET api/consultations': [],
  'GET api/receipts': [],
  'GET api/documents/filter': [],
  'GET api/documents/withMedicalExams': [],
  'GET api/complementarytests': [],
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('REC-062 what leaves the device is encrypted, and link and code open it for somebody else', async () => {
  let content = ''
  let label = ''
  await renderPage({
    plugin,
    path: 'videoconsultation/health/share',
    heading: es['RECORDS.SHARE'],
    api: {
      ...api,
      'POST api/shares': ({ body }: { body: { label: string } }) => {
        label = body.label
        return { id: 4, token: 'tok', code: '481906' }
      },
      'POST api/shares/{id}/content': async ({ body }: { body: File }) => {
        content = await body.text()
      },
    },
  })
  await press(new RegExp(es['RECORDS.SHARE_MAKE']))
  expect(screen.getByText(es['RECORDS.SHARE_LABEL_MISSING'])).toBeDefined()
  type(es['RECORDS.SHARE_LABEL'], 'Clínica Norte')
  await press(new RegExp(es['RECORDS.SHARE_MAKE']))
  await screen.findByRole('heading', { level: 1, name: es['RECORDS.SHARE_READY'] })
  expect(await violationsOf(document.body)).toEqual([])
  expect([label, content.split('.').length, content.includes('Penicilina')]).toEqual([
    'Clínica Norte',
    5,
    false,
  ])
  expect(screen.getByText('481 906')).toBeDefined()
  const address = screen.getByText(/#\/shared#shlink:\//).textContent
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ files: [{ contentType: 'application/fhir+json', embedded: content }] }),
  )
  await open(address, fetched)
  await act(async () => {
    type(es['RECORDS.SHARED_CODE'], '481 906')
    type(es['RECORDS.SHARED_NAME'], 'Dra. Vázquez')
  })
  await press(new RegExp(es['RECORDS.SHARED_OPEN']))
  await screen.findByRole('heading', { level: 1, name: 'Ana Suárez' })
  const allergies = screen.getByRole('region', { name: es['RECORDS.LIST.allergy'] })
  expect(within(allergies).getByText('Penicilina <b>x</b>')).toBeDefined()
  const [url, init] = fetched.mock.calls[0] ?? []
  expect([url?.endsWith('/api/shl/tok'), init?.body]).toEqual([
    true,
    JSON.stringify({ recipient: 'Dra. Vázquez', passcode: '481906' }),
  ])
  expect(new Headers(init?.headers).has('authorization')).toBe(false)
})

async function open(address: string, fetched: unknown) {
  vi.stubGlobal('fetch', fetched)
  await act(async () => {
    location.hash = new URL(address).hash
  })
  await screen.findByRole('heading', { level: 1, name: es['RECORDS.SHARED'] })
}

const linkOf = async () => {
  const { key } = await encryptSummary({})
  const payload = { url: 'https://portal.example/api/shl/x', key, flag: 'P' }
  return `shared#shlink:/${base64url.encode(JSON.stringify(payload))}`
}

it.each([
  [401, { remainingAttempts: 3 }, /Te quedan 3 intentos/],
  [401, { remainingAttempts: 0 }, es['RECORDS.SHARED_CLOSED']],
  [404, { message: 'NOT_FOUND' }, es['RECORDS.SHARED_CLOSED']],
  [503, {}, es['RECORDS.SHARED_UNREACHABLE']],
  [
    200,
    { files: [{ contentType: 'application/fhir+json', embedded: 'nope' }] },
    es['RECORDS.SHARED_UNREADABLE'],
  ],
])('REC-062 the answer %d %o says what happened', async (status, body, text) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  await renderPage({ plugin, path: await linkOf(), heading: es['RECORDS.SHARED'], api: {} })
  type(es['RECORDS.SHARED_CODE'], '123456')
  type(es['RECORDS.SHARED_NAME'], 'Luz')
  await press(new RegExp(es['RECORDS.SHARED_OPEN']))
  expect(await screen.findByText(text)).toBeDefined()
})

it('REC-062 an address without a link is told in the words of a link that has ended', async () => {
  await renderPage({ plugin, path: 'shared', api: {} })
  expect(await screen.findByText(es['RECORDS.SHARED_CLOSED'])).toBeDefined()
})

it('REC-062 the list has who opened a link when, and revoking one ends it', async () => {
  const share = {
    id: 4,
    label: 'Clínica Norte',
    madeAt: '2026-11-26T10:00:00Z',
    expiresAt: '2026-11-28T10:00:00Z',
    endedAt: null,
    state: 'open',
  }
  const opening = { at: '2026-11-26T11:15:00Z', recipient: 'Dra. Vázquez' }
  const revoked: unknown[] = []
  await renderPage({
    plugin,
    path: 'videoconsultation/health/shares',
    heading: es['RECORDS.SHARES'],
    api: {
      'GET api/shares': () => [
        revoked.length > 0
          ? { ...share, state: 'revoked', endedAt: '2026-11-26T12:00:00Z', openings: [opening] }
          : { ...share, openings: [opening] },
      ],
      'DELETE api/shares/{id}': ({ params }: { params: unknown }) => revoked.push(params),
    },
  })
  expect(await screen.findByText(/: Dra\. Vázquez$/)).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
  await press('Anular el enlace Clínica Norte')
  expect(await screen.findByText(es['RECORDS.SHARE_STATE.revoked'])).toBeDefined()
  expect(revoked).toEqual([{ id: 4 }])
  expect(screen.queryByRole('button', { name: /Anular/ })).toBeNull()
})
