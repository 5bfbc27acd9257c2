import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import type { CallReport, CallReportLine } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { typeDate } from '@portico/core/ui/forms/date/testDate'
import texts from '../../../../locales/es.json'
import sections from '../../../../sections'
import { presetRange } from '../../../../dateRange/range'
import { offsetAt } from './offset'

interface Asked {
  query: unknown
  signal: AbortSignal
  onText: (piece: string) => void
}
let requests: Asked[]
/** The queries of the list. */
let asked: unknown[]
let report: CallReport
const line: CallReportLine = {
  key: 'c1',
  at: '2026-11-30T10:09:00Z',
  callId: 1,
  appointmentId: 3,
  appointmentAt: '2026-11-30T10:10:00Z',
  waitingSince: '2026-11-30T10:09:00Z',
  connectedAt: '2026-11-30T10:20:05Z',
  endedAt: '2026-11-30T10:33:05Z',
  seconds: 780,
  outcome: 'attended',
  startedBy: 'patient',
  endedBy: 'doctor',
  doctorId: 4,
  doctorName: 'Dr. Llaneza',
  patientName: 'Luis Barrera',
  serviceId: 7,
  serviceName: 'Medicina de familia',
  insurerName: null,
  agreementName: null,
  readiness: null,
  rating: 3,
}
const nobody = {
  ...line,
  key: 'a9',
  callId: null,
  waitingSince: null,
  connectedAt: null,
  endedAt: null,
  seconds: 0,
  outcome: 'noShow' as const,
  patientName: 'Noa Huerta',
  rating: null,
}
const totals = { lines: 2, withAppointment: 2, connected: 1, seconds: 780, attended: 1, cutOff: 0, missed: 0 }
const rest = { refused: 0, noShow: 1, unattended: 0, waiting: 0, inProgress: 0 }
let finish: (fault?: ApiError) => void
let saved: { name: string; file: Blob }[]
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.videoCallsReport')
    .map((one) => ({ ...one, requires: { role: 'ReportsAdministrator' } })),
  texts,
  answer: async (operation: string, input: object) => {
    if (operation === 'GET api/video-calls/report') {
      asked.push((input as Asked).query)
      return report
    }
    requests.push(input as Asked)
    return new Promise((resolve, reject) => {
      finish = (fault) => (fault ? reject(fault) : resolve(undefined))
      ;(input as Asked).signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  },
}
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const month = presetRange('LAST_MONTH', new Date().toLocaleDateString('sv-SE'))
const open = () => openArea(area, '/admin/video-calls-report', 'ReportsAdministrator')
const download = () => fireEvent.click(screen.getByRole('button', { name: 'Descargar informe' }))
/** A date as its field shows it, which sets marks of direction around its parts. */
const shown = (name: string | RegExp) =>
  screen.getByRole('group', { name }).textContent?.replace(/[^\d/]/g, '')
const spoken = (date: string) => date.split('-').toReversed().join('/')

beforeAll(() => initTexts('es'))
beforeEach(() => {
  requests = []
  asked = []
  report = {
    lines: [line, nobody],
    pageSize: 25,
    totals: { ...totals, ...rest },
    doctors: [{ id: 4, name: 'Dr. Llaneza' }],
    services: [{ id: 7, name: 'Medicina de familia' }],
  }
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(
    (file) => `blob:${saved.push({ name: '', file: file as Blob })}`,
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download })
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('ADMIN-019 ADMIN-086 ADMIN-098 ADMIN-048 ADMIN-162 the default range is the previous month in the user’s time zone, and the download shows its progress', async () => {
  await open()
  expect(shown('Desde')).toBe(spoken(month.start))
  expect(shown(/^Hasta/)).toBe(spoken(month.end))
  screen.getByRole('button', { name: 'Mes anterior', pressed: true })
  download()
  await screen.findByRole('progressbar')
  expect(requests[0]?.query).toEqual({
    fromDate: month.start,
    toDate: month.end,
    timeOffset: offsetAt(month.start, zone),
  })
  act(() => requests[0]?.onText('id;date\r\n1;x\r\n2;'))
  await screen.findByText('1 línea')
  act(() => requests[0]?.onText('x\r\n'))
  await screen.findByText('2 líneas')
  expect(saved).toEqual([])
  await act(async () => finish())
  await screen.findByText(/^Hoy \d\d:\d\d, 2 líneas, 1 kB$/)
  expect(saved[0]?.name).toBe(`video-calls-${month.start.slice(0, 7)}.csv`)
  expect(await saved[0]?.file.text()).toBe('id;date\r\n1;x\r\n2;x\r\n')
})

test('ERR-002 ADMIN-162 a stopped or failed download saves no file and shows a message', async () => {
  await open()
  download()
  fireEvent.click(await screen.findByRole('button', { name: /^Detener la descarga de video-calls-/ }))
  await screen.findByText('Detenida. No se ha guardado nada.')
  expect(requests[0]?.signal.aborted).toBe(true)
  download()
  await screen.findByRole('progressbar')
  await act(async () => finish(new ApiError(0, 'NETWORK')))
  await screen.findByText('La descarga no se ha completado. Vuelve a intentarlo.')
  expect(saved).toEqual([])
})

test('ADMIN-047 without a valid range there is no report', async () => {
  await open()
  const to = screen.getByRole('group', { name: /^Hasta/ })
  typeDate(to, '2020-01-01')
  await screen.findByText('La fecha final es anterior a la inicial. Intercámbialas.')
  download()
  expect(requests).toEqual([])
  typeDate(to, '')
  fireEvent.blur(to)
  await screen.findByText('Escribe las dos fechas, con día, mes y año.')
  fireEvent.click(screen.getByRole('button', { name: 'Últimos 7 días' }))
  await waitFor(() => expect(screen.getByText('7 días')).toBeDefined())
  download()
  await waitFor(() => expect(requests).toHaveLength(1))
})

test('ADMIN-019 the list tells a call of minutes from a visit to which nobody came, with the totals', async () => {
  await open()
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(1, 3)
  expect(rows[0]?.textContent).toMatch(/20:05.*33:05.*13.*Luis Barrera.*Atendida.*Con cita.*esperó 11 min/)
  expect(rows[1]?.textContent).toMatch(/––0–Noa Huerta.*No vino/)
  expect(screen.getByText('Minutos hablados').nextSibling?.textContent).toMatch(/^13/)
})

test('ADMIN-047 the filters are those of the list and of the file; what they empty can be seen again', async () => {
  await open()
  await screen.findByRole('table')
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
  report = { ...report, lines: [], totals: { ...report.totals, lines: 0 } }
  choose('Médico', '4')
  choose('Cómo acabó', 'refused')
  await screen.findByText('Ninguna llamada de esas fechas pasa los filtros.')
  expect(asked.at(-1)).toMatchObject({ doctorId: 4, outcome: 'refused', page: 1 })
  download()
  await waitFor(() => expect(requests[0]?.query).toMatchObject({ doctorId: 4, outcome: 'refused' }))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  // What was read a moment ago is shown again without another request.
  expect(await screen.findByRole('table')).toBeTruthy()
})
