import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
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
let finish: (fault?: ApiError) => void
let saved: { name: string; file: Blob }[]
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.videoCallsReport')
    .map((one) => ({ ...one, requires: { role: 'ReportsAdministrator' } })),
  texts,
  answer: (_: string, input: object) => {
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
