import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resetPersonAtoms } from '../../../core/state/store'
import { setUpPages } from '../../screens/renderPage'
import es from '../../../plugins/records/locales/es.json'
import { make, readArchive, type Found } from './archivePage'

setUpPages()
beforeEach(resetPersonAtoms)

it('REC-005 BOOK-010 the archive says what became of each appointment, and has no time that is only held', async () => {
  const answers = {
    'GET api/appointments/all': [
      {
        id: 1,
        status: 2,
        startDate: '2026-03-02T09:00:00Z',
        duration: 20,
        appointmentType: 1,
        centro: 'Centro de Gijón',
        doctor: { id: 4, fullName: 'Dra. Vega' },
        specialtyName: 'Cardiología',
        outcome: 'missed',
      },
      { id: 2, status: 1, startDate: '2026-04-02T09:00:00Z', duration: 20, appointmentType: 2, notes: 'Tos' },
      { id: 3, status: 6, startDate: '2026-05-02T09:00:00Z', duration: 20 },
    ],
  }
  await make(answers, [], { hasAppointments: true })
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const entries = await readArchive()
  const page = new DOMParser().parseFromString(entries['Índice.html'] ?? '', 'text/html')
  const heading = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Citas')
  const lines = [...(heading?.nextElementSibling?.children ?? [])].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  )
  expect(lines).toEqual([
    ['02-04-2026, 09:00', 'Videoconsulta', 'Anulada', 'Tos'],
    ['02-03-2026, 09:00', 'Dra. Vega · Cardiología · Centro de Gijón', 'No se acudió'],
  ])
  const { entry } = JSON.parse(entries['fhir.json'] ?? '') as { entry: { resource: Found }[] }
  const found = entry
    .map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === 'Appointment')
  expect(found.map(({ status, start, end }) => [status, start, end])).toEqual([
    ['cancelled', '2026-04-02T09:00:00.000Z', '2026-04-02T09:20:00.000Z'],
    ['noshow', '2026-03-02T09:00:00.000Z', '2026-03-02T09:20:00.000Z'],
  ])
  expect(entries['ips.json']).not.toContain('Appointment')
})
