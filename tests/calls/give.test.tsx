import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '@portico/core/session/session'
import doctor from '../../plugins/doctor/plugin'
import texts from '../../plugins/doctor/locales/es.json'
import { renderPage, setUpPages } from '../screens/renderPage'
import { line, visitRecord } from './testLine'

let given: unknown[]
setUpPages()
beforeEach(() => {
  given = []
  storeToken(`h.${btoa(JSON.stringify({ sub: 'd1', role: ['Doctor'] }))}.s`)
})

/** Opens the dialog in which a doctor gives a document. */
async function openDialog(features: readonly string[], options: Readonly<Record<string, unknown>> = {}) {
  await renderPage({
    plugin: doctor,
    features,
    options: { doctor: options },
    path: 'doctor/consultations/3?day=2026-11-02',
    heading: line.patientName,
    api: {
      'GET api/users/data': { id: 'd1', name: 'Elena', surname: 'Corral' },
      'GET api/consultations/appointments/{id}': visitRecord,
      'GET api/video-calls/doctor/{from}/{to}': [{ ...line, given: [] }],
      'POST api/documents': { documentId: 5 },
      'POST api/documents/data': ({ body }: { body: unknown }) => given.push(body),
    },
  })
  const button = await screen.findByRole('button', { name: texts['DOCTOR.GIVE.BUTTON_document'] })
  await act(async () => fireEvent.click(button))
  return within(await screen.findByRole('dialog'))
}

/** Chooses a file and sends it. */
async function give(dialog: Awaited<ReturnType<typeof openDialog>>) {
  const field = dialog.getByLabelText(texts['DOCTOR.GIVE.CHOOSE'])
  const file = new File(['x'], 'Reposo.pdf')
  await act(async () => fireEvent.change(field, { target: { files: [file] } }))
  const send = texts['DOCTOR.GIVE.SEND_document'].replace('{{person}}', line.patientName)
  // The button also has the text that it shows while it waits.
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: new RegExp(`^${send}`) })))
  await vi.waitFor(() => expect(given).toHaveLength(1))
}
const choice = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog.queryByRole<HTMLInputElement>('checkbox', { name: texts['DOCTOR.GIVE.NOTIFY'] })

it('CHAT-002 a document that a doctor gives says whose it is and that a doctor adds it', async () => {
  await give(await openDialog([]))
  const { patientId, appointmentId } = line
  const about = { patientId, appointmentId, addedByDoctor: true, isReceipt: false, notifyClient: true }
  expect(given).toEqual([{ documentId: 5, name: 'Reposo', notes: null, ...about }])
})

it.each([
  ['on by default', [], true],
  ['off by default with campaignMonitor', ['campaignMonitor'], false],
])('CHAT-010 CHAT-011 FEAT-031 the e-mail about a document is %s', async (_, features, notifyClient) => {
  const dialog = await openDialog(features)
  expect(choice(dialog)?.checked).toBe(notifyClient)
  await give(dialog)
  expect(given).toMatchObject([{ notifyClient }])
})

it('CHAT-010 C-113 the main application of professionals does not ask, and sends the default', async () => {
  const dialog = await openDialog([], { mainDoctorApp: true })
  expect(choice(dialog)).toBeNull()
  await give(dialog)
  expect(given).toMatchObject([{ notifyClient: true }])
})
