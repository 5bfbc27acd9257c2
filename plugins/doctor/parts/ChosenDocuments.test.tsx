import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { line } from '../../../tests/calls/testLine'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { stubViewport } from '../../../tests/screens/viewport'
import es from '../locales/es.json'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { PatientFacts } from './PatientFacts'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'test.facts': true
  }
}

setUpPages()

async function open(
  documents: DoctorConsultation['documents'],
  read: () => unknown = () => new Blob(['x']),
  answers: DoctorConsultation['answers'] = [],
) {
  stubViewport()
  const plugin = definePlugin({
    id: 'doctor',
    i18n: { es: () => import('../locales/es.json'), en: () => import('../locales/en.json') },
    routes: [
      {
        id: 'test.facts',
        area: 'profile',
        path: 'facts',
        title: 'MENU.DOCTOR_DAY',
        screen: async () => ({
          default: () => <PatientFacts line={{ ...line, answers, ...(documents && { documents }) }} />,
        }),
      },
    ],
  })
  const download = vi.fn<(input: unknown) => unknown>(read)
  const api = { 'GET api/patients/{patientId}/records/{kind}/{id}/download': download }
  await renderPage({ plugin, path: 'facts', api })
  await screen.findByText(es['DOCTOR.TIME'])
  return download
}

it('BOOK-020 the doctor sees what the patient chose for the appointment, and opens it under its name', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const download = await open([{ id: 8, name: 'Informe.pdf' }])
  const name = es['DOCTOR.CHOSEN_DOWNLOAD'].replace('{{name}}', 'Informe')
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await waitFor(() => expect(saved).toEqual(['Informe.pdf']))
  expect(download.mock.lastCall?.[0]).toMatchObject({ params: { patientId: 'u1', kind: 'document', id: 8 } })
})

it('the doctor reads what the patient answered when booking', async () => {
  await open([], undefined, [{ id: 'centre', label: '¿En qué centro?', text: 'Norte', value: 'north' }])
  expect(screen.getByText('¿En qué centro?')).toBeDefined()
  expect(screen.getByText('Norte')).toBeDefined()
})

it('BOOK-020 a document that cannot be read says so', async () => {
  await open([{ id: 8, name: 'Informe.pdf' }], () => Promise.reject(new ApiError(404, 'NOT_FOUND')))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Informe/ })))
  expect(await screen.findByText(es['DOCTOR.CHOSEN_FAILED'])).toBeDefined()
})

it.each([[undefined], [[]]])('BOOK-020 nothing is shown where nothing was chosen: %j', async (documents) => {
  await open(documents)
  expect(screen.queryByText(es['DOCTOR.CHOSEN'])).toBeNull()
})
