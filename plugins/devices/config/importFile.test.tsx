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
const authorization = { isAvailable: false, name: null, isAuthorized: false, state: 'none' }

/** Chooses a file on the page of the devices. Returns the requests of its import. */
async function choose(name: string, content: string, answer = saveAll) {
  const sent: MeasureSave[][] = []
  await renderPage({
    plugin,
    features: ['devices'],
    path: 'profile/devices-config',
    heading: 'Mis dispositivos',
    api: {
      'GET api/lifeVit/info': {
        authorization: { ...authorization, connectedAt: null, syncedAt: null },
        devices: [],
      },
      'POST api/vital-signs-measurements/import': ({ body }: { body: { readings: MeasureSave[] } }) => {
        sent.push(body.readings)
        return answer(body.readings)
      },
    },
  })
  const input = await screen.findByLabelText('Elegir un archivo', { selector: 'input' })
  await act(async () => fireEvent.change(input, { target: { files: [new File([content], name)] } }))
  return sent
}
const region = () => screen.getByRole('region', { name: 'Importar de un archivo' })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('DEV-004 a CSV file is imported, and says what was new', async () => {
  const content = 'date,weight\n2026-11-01T08:00:00Z,70\n2026-11-02T08:00:00Z,71\n'
  const sent = await choose('peso.csv', content, () => ({ saved: 1, known: 1, refused: [] }))
  expect((await within(region()).findByRole('status')).textContent).toBe('Medidas nuevas: 1. Ya estaban: 1.')
  expect(sent).toMatchObject([[{ measures: [{ id: 8, value: 70 }] }, { measures: [{ id: 8, value: 71 }] }]])
})

it('DEV-004 every line that is left out is on the screen with its reason and its number, the server’s too', async () => {
  const lines = [
    'date,weight,systolic,nota',
    '2026-11-01T08:00:00Z,70,,',
    '2999-01-01T08:00:00Z,70,,',
    '2026-11-02T08:00:00Z,,128,',
    '2026-11-03T08:00:00Z,,131,',
    '2026-11-04T08:00:00Z,setenta,,',
    '2026-11-05T08:00:00Z,71,,',
  ]
  const refused = [{ index: 1, reason: 'zone' }]
  await choose('peso.csv', lines.join('\n'), () => ({ saved: 1, known: 0, refused }))
  await within(region()).findByRole('heading', { name: 'No hemos importado 6 líneas' })
  const items = within(region()).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '2 son tensiones sin la otra mitad, o sin saber cuál es. Líneas 4, 5',
    '1 columna no es de ninguna medida que conozcamos. Línea 1 (nota)',
    '1 tiene un número que no entendemos o que se puede leer de dos maneras. Línea 6 (weight: setenta)',
    '1 tiene una fecha futura. Línea 3',
    '1 tiene una zona horaria que no existe. Línea 7',
  ])
  expect(await violationsOf(region())).toEqual([])
})

const dates = 'fecha;peso\n03/04/2026 08:15;72,5\n'

it('DEV-006 a date that may be two days is asked, and nothing is sent before the answer', async () => {
  const sent = await choose('peso.csv', dates)
  const question = await screen.findByRole('region', { name: '¿Qué significa 03/04/2026?' })
  expect(document.activeElement).toBe(question)
  expect(await violationsOf(question)).toEqual([])
  expect(sent).toEqual([])
  expect(within(question).getByRole('button', { name: '3 de abril de 2026' })).toBeDefined()
  await press('4 de marzo de 2026')
  await screen.findByText('Medidas nuevas: 1. Ya estaban: 0.')
  expect(sent).toMatchObject([[{ measureDate: expect.stringMatching(/^2026-03-0/) }]])
})

it('DEV-006 somebody who does not know the order imports nothing', async () => {
  const sent = await choose('peso.csv', dates)
  await screen.findByRole('region', { name: '¿Qué significa 03/04/2026?' })
  await press('No importar')
  expect(screen.queryByRole('region', { name: '¿Qué significa 03/04/2026?' })).toBeNull()
  expect(sent).toEqual([])
})

it('DEV-004 an import that is interrupted says what has been saved', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `${1_700_000_000_000 + at * 60_000},72`)
  let calls = 0
  await choose('peso.csv', ['date,weight', ...rows].join('\n'), (readings) => {
    if (++calls > 1) throw new ApiError(500, 'GENERAL')
    return saveAll(readings)
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^La importación se ha interrumpido\..*Medidas nuevas: 200\. Ya estaban: 0\.$/,
  )
})

it('DEV-004 a file with entities is refused, with its line', async () => {
  const sent = await choose(
    'export.xml',
    '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><HealthData/>',
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/^El archivo define entidades en la línea 2/)
  expect(sent).toEqual([])
})

it('DEV-004 a file of another kind, and one without readings, say so', async () => {
  await choose('peso.pdf', '%PDF')
  expect((await screen.findByRole('alert')).textContent).toBe('Elige un archivo ZIP, XML o CSV.')
})
