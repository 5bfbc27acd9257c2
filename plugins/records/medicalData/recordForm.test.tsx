import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const noData = { allergies: [], illnesses: [], interventions: [], medicines: [] }
const noTimes = {
  administrationRoute: null,
  dose: null,
  doseUnit: null,
  posology: null,
  posologyType: null,
  duration: null,
  durationType: null,
}
const chosen = '#/videoconsultation/documents'
const answered = () => vi.fn<(input: unknown) => Promise<unknown>>(async () => null)
/** A button that saves has a second text, which is hidden until it is busy. */
const press = (label: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: (name) => name.startsWith(label) })))
const write = (label: string, value: string) =>
  act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: (name) => name.startsWith(label) }), {
      target: { value },
    }),
  )

/** Each kind: its list, what else is chosen in the form, and what is sent besides the name and the notes. */
const kinds = [
  {
    rows: 'REC-020 REC-045 REC-046 REC-047',
    kind: 'allergy',
    list: 'allergies',
    choice: es['RECORDS.IS_INTOLERANCE'],
    sent: { isAllergy: false, isActive: false },
  },
  {
    rows: 'REC-019 REC-048 REC-049 REC-050',
    kind: 'illness',
    list: 'illnesses',
    choice: es['RECORDS.OF_FAMILY'],
    sent: { isPersonal: false, isActive: false },
  },
  {
    rows: 'REC-021 REC-051 REC-052 REC-053',
    kind: 'intervention',
    list: 'interventions',
    choice: undefined,
    sent: {},
  },
  {
    rows: 'REC-022 REC-054 REC-055 REC-056',
    kind: 'medicine',
    list: 'medicines',
    choice: undefined,
    sent: { ...noTimes, isActive: false },
  },
] as const

const open = (path: string, api: object = {}) =>
  renderPage({
    plugin,
    path: `videoconsultation/medical-data${path}`,
    api: { 'GET api/medicalData': noData, ...api },
  })

it.each(kinds)('$rows a new $kind is sent once, with what was written and chosen', async (one) => {
  const add = answered()
  await open(`/${one.kind}/new`, { [`POST api/${one.kind}/patient`]: add })
  await screen.findByRole('textbox', { name: es['RECORDS.NAME'] })
  await write(es['RECORDS.NAME'], ' Nombre ')
  await write(es['RECORDS.NOTE'], 'Una nota')
  if (one.choice) await press(one.choice)
  if ('isActive' in one.sent) await act(async () => fireEvent.click(screen.getByRole('switch')))
  await press(es['RECORDS.SAVE'])
  expect(await screen.findByText('«Nombre» guardado.')).toBeDefined()
  const body = { name: 'Nombre', notes: 'Una nota', ...one.sent }
  expect(add.mock.calls).toEqual([[{ body, idempotencyKey: expect.any(String) as string, quiet: true }]])
})

it('REC-045 a record that is saved after the person has left the form does not take them back', async () => {
  let finish = (_answer: null) => {}
  const add = () => new Promise<null>((done) => (finish = done))
  await open('/allergy/new', { 'POST api/allergy/patient': add })
  await screen.findByRole('textbox', { name: es['RECORDS.NAME'] })
  await write(es['RECORDS.NAME'], 'Polen')
  await press(es['RECORDS.SAVE'])
  location.hash = chosen
  await waitFor(() => expect(screen.queryByRole('textbox', { name: es['RECORDS.NAME'] })).toBeNull())
  finish(null)
  expect(await screen.findByText('«Polen» guardado.')).toBeDefined()
  expect(location.hash).toBe(chosen)
})

it.each(kinds)('$rows a $kind of the list is changed, and deleted when the page is left', async (one) => {
  const [change, remove] = [answered(), answered()]
  const record = { id: 3, name: 'Nombre', notes: null, ...one.sent }
  const path = `api/${one.kind}`
  const api = {
    'GET api/medicalData': { ...noData, [one.list]: [record] },
    [`PUT ${path}/patient`]: change,
    [`DELETE ${path}/{id}/patient`]: remove,
  }
  await open('', api)
  const list = es[`RECORDS.LIST.${one.kind}`]
  const openRecord = async () => {
    const panel = within(await screen.findByRole('region', { name: list }))
    await act(async () => fireEvent.click(panel.getByRole('link', { name: /^Nombre/ })))
  }
  await openRecord()
  await write(es['RECORDS.NAME'], 'Otro')
  await press(es['RECORDS.SAVE'])
  expect(await screen.findByText('«Otro» guardado.')).toBeDefined()
  expect(change.mock.calls).toEqual([[{ body: { ...record, name: 'Otro' }, quiet: true }]])
  await openRecord()
  await press(es['RECORDS.DELETE'])
  const panel = within(await screen.findByRole('region', { name: list }))
  expect(panel.queryByRole('link', { name: /^Nombre/ })).toBeNull()
  cleanup()
  expect(remove.mock.calls).toEqual([[{ params: { id: 3 }, quiet: true }]])
})

it.each(kinds)('$rows the name of a $kind ends at 100 characters and its note at 5000', async ({ kind }) => {
  await open(`/${kind}/new`)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: es['RECORDS.NAME'] })
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: (text) => text.startsWith(es['RECORDS.NOTE']),
  })
  expect([name.maxLength, note.maxLength]).toEqual([100, 5000])
})

it('REC-008 each panel leads to the form of its kind', async () => {
  await open('')
  const names = [...kinds].map(({ kind }) => es[`RECORDS.ADD.${kind}`])
  await screen.findByRole('link', { name: names[0] ?? '' })
  const hrefs = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(hrefs).toEqual(kinds.map(({ kind }) => `#/videoconsultation/medical-data/${kind}/new`))
})

const medicine = { id: 2, name: 'Enalapril', isActive: true }
const summaries = [
  ['REC-026', { posology: 2, posologyType: 1 }, 'cada 2 horas'],
  ['REC-026', { posology: 2, posologyType: 2 }, 'cada 2 días'],
  ['REC-026', { posology: 2, posologyType: 3 }, 'cada 2 semanas'],
  ['REC-026', { posology: 2, posologyType: 4 }, 'cada 2 meses'],
  ['REC-025', { duration: 2, durationType: 1 }, 'durante 2 minutos'],
  ['REC-025', { duration: 2, durationType: 2 }, 'durante 2 horas'],
  ['REC-025', { duration: 2, durationType: 3 }, 'durante 2 días'],
  ['REC-025', { duration: 2, durationType: 4 }, 'durante 2 semanas'],
  ['REC-025', { duration: 2, durationType: 5 }, 'durante 2 quincenas'],
  ['REC-025', { duration: 2, durationType: 6 }, 'durante 2 meses'],
] as const

it.each(summaries)('%s a medicine with %j says "%s"', async (_row, times, text) => {
  await open('', { 'GET api/medicalData': { ...noData, medicines: [{ ...medicine, ...times }] } })
  expect(await screen.findByText(text)).toBeDefined()
})

it('REC-025 REC-026 the form offers four units for how often, and six for how long', async () => {
  await open('/medicine/new')
  await screen.findByRole('textbox', { name: es['RECORDS.NAME'] })
  await press(es['RECORDS.LIMITED'])
  const units = screen
    .getAllByRole<HTMLSelectElement>('combobox', { name: es['RECORDS.TIME_UNIT'] })
    .map(({ options }) => [...options].map(({ value, text }) => `${value} ${text}`))
  expect(units).toEqual([
    ['1 horas', '2 días', '3 semanas', '4 meses'],
    ['1 minutos', '2 horas', '3 días', '4 semanas', '5 quincenas', '6 meses'],
  ])
})

it('REC-022 REC-023 REC-024 a medicine is sent with the numbers of its route, unit and times', async () => {
  const add = answered()
  await open('/medicine/new', { 'POST api/medicine/patient': add })
  await screen.findByRole('textbox', { name: es['RECORDS.NAME'] })
  await write(es['RECORDS.NAME'], 'Salbutamol')
  const choose = (name: string, value: string) =>
    act(async () => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }))
  await write(es['RECORDS.DOSE'], '0,5')
  await choose(es['RECORDS.DOSE_UNIT'], 'mg')
  await choose(es['RECORDS.ROUTE'], 'tópica')
  await write(es['RECORDS.POSOLOGY'], '8')
  await press(es['RECORDS.SAVE'])
  expect(await screen.findByText('«Salbutamol» guardado.')).toBeDefined()
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    body: { dose: 0.5, doseUnit: 4, administrationRoute: 3, posology: 8, posologyType: 1 },
  })
})
