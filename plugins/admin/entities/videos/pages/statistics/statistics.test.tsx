import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { WideObserver } from '@portico/charts/testing/wideObserver'
import { initTexts } from '@portico/core/i18n/i18n'
import { typeDate } from '@portico/core/ui/forms/date/testDate'
import texts from '../../../../locales/es.json'
import sections from '../../../../sections'

const plays = (count: number, day: string) => ({
  videoStats: {
    visualizations: count,
    reprosAverage: 182,
    totalTimePlay: 316_804,
    mediaLoadTime: 1.2,
    deviceReproduced: { mobile: count - 2, desktop: 2 },
    assetsByCountry: { ES: count - 1, 'bad code': 1 },
  },
  assetAnalytics: [{ playStartTime: day, visualizations: count, totalTimePlay: 1 }],
})
const author = (ownerId: string, ownerFullName: string, realVisualizations: number) => ({
  ownerId,
  ownerName: 'x',
  ownerFullName,
  realVisualizations,
  reprosAverage: 61,
  stimatedEarns: 12.5,
  totalTimePlay: 4608,
  impressions: 40,
})
const authors = [
  author('a1', 'Nuria Braña', 120),
  ...'bcdefg'.split('').map((id) => author(id, `Autora ${id}`, 3)),
]
let fails = false
const requests: { operation: string; query?: unknown }[] = []
const answers: Record<string, (query: { startDate: string }) => unknown> = {
  'GET api/metadata/azure': () => ({ assetId: 7, title: 'Dormir mejor', ownerId: 'a1', version: 1 }),
  'GET api/stats/video/dates': ({ startDate }) =>
    startDate === '2026-11-01' ? plays(12, '2026-11-03') : plays(10, '2026-10-25'),
  'GET api/stats/author/dates': () => authors[0],
  'GET api/stats/allAuthors': () => authors,
}
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.assetsList')
    .map((one) => ({ ...one, requires: { role: 'VideosAdministrator' } })),
  texts,
  answer: (operation: string, input: { query?: unknown }) => {
    requests.push({ operation, ...input })
    const answer = answers[operation]
    return answer && !fails
      ? Promise.resolve(answer(input.query as { startDate: string }))
      : Promise.reject(new Error(operation))
  },
}
const dates = 'startDate=2026-11-01&endDate=2026-11-10'
const open = (query: string) => openArea(area, `/admin/videos/stats/video?${query}`, 'VideosAdministrator')

beforeAll(() => initTexts('es'))
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', WideObserver)
  requests.length = 0
  fails = false
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('ADMIN-021 ADMIN-055 ADMIN-014 ADMIN-037 CONST-032 the page shows the plays of a video as a sentence, as figures, and compared with the previous period', async () => {
  await open(`assetId=7&${dates}`)
  await screen.findByRole('heading', { level: 1, name: 'Dormir mejor' })
  const sentence = await screen.findByText(/^En estos 10 días se vio/)
  await waitFor(() => expect(sentence.textContent).toContain('un 20 % más que en los 10 anteriores'))
  expect(sentence.textContent).toContain('12 veces')
  expect(sentence.textContent).toContain(
    'durante 88 horas. El mejor día fue el martes, 3 de noviembre, con 12.',
  )
  expect(sentence.textContent).toContain('9 de cada 10 veces, desde España. El dispositivo más usado: Móvil.')
  const asks = requests.filter(({ operation }) => operation === 'GET api/stats/video/dates')
  expect(asks.slice(0, 2).map(({ query }) => query)).toEqual([
    { assetId: 7, startDate: '2026-11-01', endDate: '2026-11-10' },
    { assetId: 7, startDate: '2026-10-22', endDate: '2026-10-31' },
  ])
  const countries = await screen.findByRole('region', { name: 'Por país' })
  within(countries).getByText('Por país: España 11, Sin identificar 1.')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Comparar con los 10/ }))
  await waitFor(() => {
    const [alone] = screen.getAllByText(/^En estos 10 días se vio/)
    expect(alone?.textContent).toContain('se vio 12 veces, durante')
  })
  expect(location.hash).toContain('compare=no')
})

test('ADMIN-036 ADMIN-115 ADMIN-117 ADMIN-118 the page shows the author of the video, and all authors with their total', async () => {
  await open(`assetId=7&${dates}`)
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 5 + 1)
  fireEvent.click(screen.getByRole('button', { name: 'Ver los 7' }))
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 7 + 1)
  const total = within(table).getAllByRole('row').at(-1)
  expect(total?.textContent).toBe('Los 7 autores1382803 min 54 s8 h 57 min 36 s87,50')
  fireEvent.click(screen.getByRole('button', { name: 'Su autor' }))
  const sentence = await screen.findByText(/los vídeos de Nuria Braña se vieron/)
  expect(sentence.textContent).toContain('120 veces')
  expect(location.hash).toContain('view=author')
  expect(location.hash).toContain('authorId=a1')
})

test('ADMIN-118 CONST-036 CONST-037 the authors of a date range are exported as videos.csv', async () => {
  const saved: { name: string; file: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(
    (file) => `blob:${saved.push({ name: '', file: file as Blob })}`,
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download })
  })
  await open(dates)
  const most = await screen.findByRole('region', { name: 'Reproducciones por autor' })
  within(most).getByText(/^Reproducciones por autor: Nuria Braña 120, /)
  fireEvent.click(await screen.findByRole('button', { name: /^Exportar CSV/ }))
  await waitFor(() => expect(saved[0]?.name).toBe('videos.csv'))
  const lines = (await saved[0]?.file.text())?.split('\r\n')
  expect(lines?.slice(0, 3)).toEqual([
    '"2026-11-01";"2026-11-10"',
    '"Autor";"Reproducciones";"Impresiones";"Media por reproducción";"Tiempo total";"Estimado, €"',
    '"Nuria Braña";"120";"40";"1 min 01 s";"1 h 16 min 48 s";"12,5"',
  ])
})

test('ERR-002 a failed export of the authors shows an error', async () => {
  await open(dates)
  const save = await screen.findByRole('button', { name: /^Exportar CSV/ })
  fails = true
  fireEvent.click(save)
  expect(await screen.findByText('No hemos podido exportar. Vuelve a intentarlo.')).toBeDefined()
})

test('ADMIN-047 typed dates are stored in the address, and a range that ends before it starts shows an error', async () => {
  await open(dates)
  fireEvent.click(await screen.findByRole('button', { name: '01-11-2026 – 10-11-2026' }))
  const dialog = await screen.findByRole('dialog', { name: 'Fechas' })
  const from = within(dialog).getByRole('group', { name: 'Desde' })
  typeDate(from, '2026-11-12')
  within(dialog).getByText('La fecha final es anterior a la inicial. Intercámbialas.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Aplicar' }))
  expect(location.hash).toContain('startDate=2026-11-01')
  typeDate(from, '2026-11-05')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Aplicar' }))
  await waitFor(() => expect(location.hash).toContain('startDate=2026-11-05'))
})

test('ADMIN-114 failed statistics show an error with a retry', async () => {
  fails = true
  await open(dates)
  await screen.findByText('No hemos podido cargar las estadísticas')
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('button', { name: 'Nuria Braña' })).toBeDefined()
})

test('ADMIN-055 C-117 the statistics of a video keep the tabs and breadcrumb of its form', async () => {
  await open(`assetId=7&${dates}`)
  const tabs = await screen.findByRole('navigation', { name: 'Pestañas de la ficha' })
  expect(within(tabs).getByRole('link', { name: 'Estadísticas' }).getAttribute('aria-current')).toBe('page')
  expect(within(tabs).getAllByRole('link')[0]?.getAttribute('href')).toBe('#/admin/videos/edit/7')
  const path = screen.getByRole('navigation', { name: 'Ruta' })
  expect(within(path).getByRole('link', { name: 'Vídeos' }).getAttribute('href')).toBe('#/admin/videos')
  expect(await within(path).findByText('Dormir mejor')).toBeDefined()
})

test('C-117 on a phone a back link leads from the statistics of a video to the list', async () => {
  await open(`assetId=7&${dates}`)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  fireEvent.click(await screen.findByRole('checkbox'))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Ruta' })).toBeNull())
  const [top] = screen.getAllByRole('banner')
  const back = within(top as HTMLElement).getByRole('link', { name: 'Vídeos' })
  expect(back.getAttribute('href')).toBe('#/admin/videos')
})
