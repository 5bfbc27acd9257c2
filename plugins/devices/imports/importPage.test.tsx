import { File } from 'node:buffer'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { MeasureSave } from '@schemas/generated/entities'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import plugin from '../plugin'

setUpPages()
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'))

type Answer = (readings: MeasureSave[]) => object
const saveAll: Answer = ({ length }) => ({ saved: length, known: 0, refused: [] })

/** Chooses a file on the page of the import. Returns what the server is sent. */
async function choose(
  name: string,
  content: string,
  answer = saveAll,
  values: object = { groups: [], hasMore: false },
) {
  const sent: { importId: number; readings: MeasureSave[] }[] = []
  const started: object[] = []
  const removed: number[] = []
  await renderPage({
    plugin,
    features: ['devices'],
    path: 'profile/devices-import',
    heading: 'Traer medidas de un archivo',
    api: {
      'GET api/vital-signs-measurements/values/{measure}': values,
      'POST api/vital-signs-measurements/imports': ({ body }: { body: object }) => {
        started.push(body)
        return { id: 7 }
      },
      'POST api/vital-signs-measurements/import': ({ body }: { body: (typeof sent)[number] }) => {
        sent.push(body)
        return answer(body.readings)
      },
      'DELETE api/vital-signs-measurements/imports/{id}': ({ params }: { params: { id: number } }) => {
        removed.push(params.id)
        return { removed: 2 }
      },
    },
  })
  const input = await screen.findByLabelText('Elegir un archivo', { selector: 'input' })
  await act(async () => fireEvent.change(input, { target: { files: [new File([content], name)] } }))
  return { sent, started, removed }
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const glucose = 'Fecha;Azúcar;Nota\n16/11/2026 08:15;5,4;en ayunas\n17/11/2026 08:20;5,9;\n'
const clarity = [
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min)',
  '1,2026-10-05T08:00:27,EGV,,,,android G7,112,,,,',
  '2,2026-10-05T08:05:27,EGV,,,,android G7,120,,,,',
  '3,2026-10-05T08:10:27,EGV,,,,android G7,600,,,,',
  '4,2026-10-05T08:15:27,EGV,,,,android G7,Low,,,,',
].join('\n')

it('DEV-004 a known file is shown before anything is saved, and saved when the person says so', async () => {
  const { sent, started, removed } = await choose('Clarity (1).csv', clarity)
  await screen.findByRole('heading', { name: 'Esto es lo que hay en tu archivo' })
  expect(sent).toEqual([])
  expect(screen.getByText(/«Clarity \(1\)\.csv», de Dexcom Clarity/)).toBeDefined()
  const row = within(screen.getByRole('region', { name: 'Lo que se guardará' }))
  expect(row.getByText('Nuevas').nextSibling?.textContent).toBe('2')
  expect(row.getByText('Dudosas').nextSibling?.textContent).toBe('1')
  expect(screen.getByText('Se guardarán 2 medidas')).toBeDefined()
  expect(screen.getByText(/fuera de lo que mide el dispositivo/)).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /^Es correcta/ })))
  await press('Guardar estas medidas')
  await screen.findByRole('heading', { name: 'Ya están tus medidas' })
  expect(started).toEqual([{ name: 'Clarity.csv', format: 'dexcomClarity' }])
  expect(
    sent.map(({ importId, readings }) => [importId, readings.map(({ measures }) => measures[0]?.value)]),
  ).toEqual([[7, [112, 120, 600]]])
  expect(await violationsOf(document.body)).toEqual([])
  await press('Quitar esta importación')
  await press(/^Quitar 3 medidas/)
  expect(removed).toEqual([7])
})

it('DEV-004 what the person has removed or corrected is named before anything is saved, and does not return', async () => {
  const at = new Date('2026-10-05T08:00:27').getTime()
  const answer = { groups: [], hasMore: false, removed: { times: [at], values: [112] } }
  const { sent } = await choose('Clarity.csv', clarity, saveAll, answer)
  expect(await screen.findByText('Se guardará 1 medida')).toBeDefined()
  expect(screen.getByText(/la borraste o corregiste tú, y se queda como la dejaste/)).toBeDefined()
  await press('Guardar estas medidas')
  await screen.findByRole('heading', { name: 'Ya están tus medidas' })
  expect(sent.flatMap(({ readings }) => readings.map(({ measures }) => measures[0]?.value))).toEqual([120])
})

it('DEV-004 all doubtful readings of a measure are confirmed at once, also those that are not shown; the end says what stayed out', async () => {
  const lines = Array.from({ length: 230 }, (_, n) => {
    const time = new Date(Date.UTC(2026, 9, 5, 8, n * 5)).toISOString().slice(0, 19)
    return `${n},${time},EGV,,,,android G7,${500 + (n % 9)},,,,`
  })
  const content = [clarity.split('\n')[0], ...lines].join('\n')
  const { sent } = await choose('Clarity.csv', content)
  await screen.findByRole('heading', { name: /^230 dudosas/ })
  expect(screen.getByText(/Aquí están las 200 primeras/)).toBeDefined()
  const all = screen.getByRole('checkbox', { name: 'Glucosa: las 230 son correctas' })
  await act(async () => fireEvent.click(all))
  expect(screen.getByText('Se guardarán 230 medidas')).toBeDefined()
  expect(screen.queryAllByRole('checkbox', { name: /^Es correcta/ })).toEqual([])
  await act(async () => fireEvent.click(all))
  const [first] = screen.getAllByRole('checkbox', { name: /^Es correcta/ })
  if (first) await act(async () => fireEvent.click(first))
  await press('Guardar estas medidas')
  await screen.findByRole('heading', { name: 'Ya están tus medidas' })
  expect(sent.flatMap(({ readings }) => readings)).toHaveLength(1)
  expect(screen.getByText(/229 se quedaron fuera/)).toBeDefined()
})

it('DEV-004 an unknown table asks what its columns are: no unit is guessed, and three readings show what an answer means', async () => {
  const { sent } = await choose('azucar.csv', glucose)
  await screen.findByRole('heading', { name: '¿Qué es cada columna?' })
  expect(await violationsOf(document.body)).toEqual([])
  await press('Ver lo que se guardará')
  expect((await screen.findByRole('alert')).textContent).toContain('Azúcar: elige la unidad')
  const column = screen.getByRole('group', { name: 'Azúcar' })
  await act(async () =>
    fireEvent.change(within(column).getByLabelText('Unidad'), { target: { value: 'mmol/L' } }),
  )
  expect(screen.getByRole('region', { name: 'Así leemos las tres primeras' }).textContent).toContain(
    'Glucosa 97',
  )
  await press('Ver lo que se guardará')
  await screen.findByText('Se guardarán 2 medidas')
  await press('Guardar estas medidas')
  await screen.findByRole('heading', { name: 'Ya están tus medidas' })
  expect(sent[0]?.readings.map(({ measureDate, source }) => [measureDate, source])).toEqual([
    [new Date('2026-11-16T08:15:00').toISOString(), 'azucar.csv'],
    [new Date('2026-11-17T08:20:00').toISOString(), 'azucar.csv'],
  ])
})

it('DEV-004 what the person has already is not saved again, and a file with nothing new says so', async () => {
  const times = ['2026-10-05T08:05:27', '2026-10-05T08:00:27'].map((clock) => new Date(clock).getTime())
  const group = {
    zone: 'Europe/Madrid',
    origin: 'device',
    source: 'x',
    ids: [2, 1],
    times,
    values: [120, 112],
  }
  await choose('clarity.csv', clarity.split('\n').slice(0, 3).join('\n'), saveAll, {
    groups: [group],
    hasMore: false,
  })
  expect(await screen.findByText('No hay nada nuevo que guardar.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Guardar estas medidas' })).toBeNull()
})

it('DEV-004 what the server refuses is named: what was deleted by hand does not come back', async () => {
  await choose('clarity.csv', clarity, () => ({
    saved: 1,
    known: 0,
    refused: [{ index: 1, reason: 'removed' }],
  }))
  await press('Guardar estas medidas')
  await screen.findByText(/la borraste o corregiste tú/)
  expect(screen.getByText(/^Medidas nuevas: 1\. Ya estaban: 0\./)).toBeDefined()
})

it('DEV-004 an import that is interrupted goes on where it stopped, or takes back what was saved', async () => {
  let isRefused = true
  const { removed, sent } = await choose('clarity.csv', clarity, (readings) => {
    if (isRefused) throw new ApiError(400, 'FORMAT_NOT_VALID')
    return saveAll(readings)
  })
  await press('Guardar estas medidas')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Se ha cortado la conexión/)
  isRefused = false
  await press('Seguir')
  await screen.findByRole('heading', { name: 'Ya están tus medidas' })
  expect(sent).toHaveLength(2)
  expect(sent[1]?.readings).toEqual(sent[0]?.readings)
  expect(removed).toEqual([])
})

it('DEV-006 a date of a known format that may be two days is asked', async () => {
  await choose('contour.csv', 'Date,Time,Blood Glucose (mg/dL),Meal Marker\n03/04/2026,08:00,101,\n')
  const question = await screen.findByRole('region', { name: '¿Qué significa 03/04/2026?' })
  expect(await violationsOf(question)).toEqual([])
  await press('4 de marzo de 2026')
  await screen.findByText('Se guardará 1 medida')
})

it.each([
  [
    'export.xml',
    '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><HealthData/>',
    /El archivo define entidades en la línea 2/,
  ],
  ['peso.pdf', '%PDF-1.7', /No encontramos medidas que podamos leer/],
])(
  'DEV-004 %s is refused with its reason, and another file can be chosen',
  async (name, content, sentence) => {
    const { sent } = await choose(name, content)
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(screen.getByRole('button', { name: 'Elegir un archivo' })).toBeDefined()
    expect(sent).toEqual([])
  },
)
