import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { storeToken } from '@portico/core/session/session'
import { typeDate } from '@portico/core/ui/forms/date/testDate'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()
beforeEach(() => storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role: ['Doctor'] }))}.s`))

const patient = {
  id: 'luis',
  name: 'Luis Marqués',
  isReadable: true,
  emergencyEndsAt: '2030-01-02T10:00:00Z',
}
const records = {
  patient,
  doctorId: 3,
  medicalData: { allergies: [], illnesses: [], interventions: [], medicines: [] },
  consultations: [],
  receipts: [],
  tests: [],
}
let sent: unknown[]

/** Opens the list of patients, at a tenant with emergency access. */
async function openList(answer: () => unknown, features = ['emergencyAccess']) {
  sent = []
  await renderPage({
    plugin,
    features,
    path: 'doctor/patients',
    heading: 'Tus pacientes',
    api: {
      'GET api/patients': [],
      'GET api/patients/{patientId}/records': records,
      'GET api/patients/{patientId}/documents': [],
      'POST api/patients/emergency': ({ body }: { body: unknown }) => {
        sent.push(body)
        return answer()
      },
    },
  })
}
const press = async (element: HTMLElement) => act(async () => fireEvent.click(element))
const openDialog = async () => {
  await press(screen.getByRole('button', { name: es['RECORDS.EMERGENCY'] }))
  return within(await screen.findByRole('dialog'))
}
const confirm = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  press(dialog.getByRole('button', { name: new RegExp(`^${es['RECORDS.EMERGENCY_OPEN']}`) }))
const fill = async (dialog: Awaited<ReturnType<typeof openDialog>>) => {
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  await act(async () => {
    type(es['RECORDS.EMERGENCY_WHO'], '12345678Z')
    type(es['RECORDS.EMERGENCY_REASON'], 'Inconsciente en la calle, sin acompañante')
  })
  await act(async () =>
    typeDate(dialog.getByRole('group', { name: es['RECORDS.EMERGENCY_BORN'] }), '1990-02-28'),
  )
}

it('WCAG the dialog breaks no rule of axe', async () => {
  await openList(() => undefined)
  await openDialog()
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([])
})

it('without the feature there is no emergency access', async () => {
  await openList(() => undefined, [])
  expect(screen.queryByRole('button', { name: es['RECORDS.EMERGENCY'] })).toBeNull()
})

it('ACCOUNT-009 who it is and why are needed before anything is sent', async () => {
  await openList(() => undefined)
  const dialog = await openDialog()
  expect(dialog.getByText(es['RECORDS.EMERGENCY_TEXT'])).toBeDefined()
  await confirm(dialog)
  expect(dialog.getByText(es['RECORDS.EMERGENCY_NO_WHO'])).toBeDefined()
  expect(dialog.getByText(es['RECORDS.EMERGENCY_NO_BIRTH'])).toBeDefined()
  expect(sent).toEqual([])
})

it('ACCOUNT-009 the records open, and say until when', async () => {
  await openList(() => ({ patientId: 'luis', endsAt: patient.emergencyEndsAt }))
  const dialog = await openDialog()
  await fill(dialog)
  await confirm(dialog)
  expect(sent).toEqual([
    {
      identification: '12345678Z',
      birthDate: '1990-02-28',
      reason: 'Inconsciente en la calle, sin acompañante',
    },
  ])
  await screen.findByRole('heading', { level: 1, name: 'Luis Marqués' })
  expect(screen.getByText(/^Acceso de urgencia hasta el/)).toBeDefined()
})

it('ACCOUNT-009 if nobody fits, what was typed stays and the message says so', async () => {
  await openList(() => {
    throw new ApiError(404, 'NOT_FOUND')
  })
  const dialog = await openDialog()
  await fill(dialog)
  await confirm(dialog)
  expect(await dialog.findByText(es['RECORDS.EMERGENCY_NOBODY'])).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>(es['RECORDS.EMERGENCY_WHO']).value).toBe('12345678Z')
})
