import { File } from 'node:buffer'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import type { MeasurementFormat } from '@portico/core/plugin/formats/measurementFormat'
import type { MeasureSave } from '@schemas/generated/entities'
import devices from '../../plugins/devices/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'))

/** A format as a clinic would write it; the one of docs/integrators.md. */
const format: MeasurementFormat = {
  id: 'clinicScale',
  label: { es: 'Báscula de la clínica', en: 'Clinic scale' },
  how: { es: 'Pídelo en el mostrador.', en: 'Ask at the desk.' },
  reads: ({ head }) => head.startsWith('CLINIC-SCALE'),
  async *read(file, { source, skip }) {
    const lines = (await file.text()).split('\n')
    for (const [at, line] of lines.entries()) {
      const [time = '', kilos = ''] = line.split(';')
      const value = Number(kilos)
      if (at === 0 || line === '') continue
      if (Number.isNaN(value)) skip('number', at + 1, kilos)
      else
        yield {
          line: at + 1,
          reading: { measureDate: time, measures: [{ id: 8, value }], origin: 'file', source },
        }
    }
  },
}
const faulty: MeasurementFormat = {
  ...format,
  id: 'faulty',
  label: { es: 'Otra báscula', en: 'Another scale' },
  how: { es: 'En su programa.', en: 'In its program.' },
  reads: () => {
    throw new Error('A fault of the plugin')
  },
}
const clinic = definePlugin({
  id: 'clinicScale',
  providers: [
    { id: 'faulty', kind: 'measurementFormat', order: -1, provider: async () => ({ default: faulty }) },
    { id: 'clinicScale', kind: 'measurementFormat', provider: async () => ({ default: format }) },
    { id: 'missing', kind: 'measurementFormat', provider: () => Promise.reject(new Error('Not there')) },
  ],
})

async function choose(content: string) {
  const started: unknown[] = []
  const sent: MeasureSave[] = []
  await renderPage({
    plugin: devices,
    others: [clinic],
    features: ['devices'],
    path: 'profile/devices-import',
    heading: 'Traer medidas de un archivo',
    api: {
      'GET api/vital-signs-measurements/values/{measure}': { groups: [], hasMore: false },
      'POST api/vital-signs-measurements/imports': ({ body }: { body: object }) => {
        started.push(body)
        return { id: 7 }
      },
      'POST api/vital-signs-measurements/import': ({ body }: { body: { readings: MeasureSave[] } }) => {
        sent.push(...body.readings)
        return { saved: body.readings.length, known: 0, refused: [] }
      },
    },
  })
  expect(await screen.findByText('Pídelo en el mostrador.', { selector: 'p' })).toBeDefined()
  const input = await screen.findByLabelText('Elegir un archivo', { selector: 'input' })
  const files = [new File([content], 'bascula.txt')]
  await act(async () => fireEvent.change(input, { target: { files } }))
  return { started, sent }
}

it('DEV-004 a format of a plugin is named, previewed, held to the limits and saved', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const file =
    'CLINIC-SCALE 1\n2026-10-05T08:00:00Z;72.5\n2026-10-06T08:00:00Z;7250\n2026-10-07T08:00:00Z;?\n'
  const { started, sent } = await choose(file)
  await screen.findByRole('heading', { name: 'Esto es lo que hay en tu archivo' })
  expect(await screen.findByText(/«bascula\.txt», de Báscula de la clínica/)).toBeDefined()
  expect(screen.getByText('Se guardará 1 medida')).toBeDefined()
  const save = screen.getByRole('button', { name: /^Guardar est/ })
  await act(async () => fireEvent.click(save))
  await screen.findByRole('heading', { name: 'Ya están tus medidas' })
  expect(started).toEqual([{ name: 'bascula.txt', format: 'clinicScale' }])
  expect(sent.map(({ measureDate, measures, source }) => [measureDate, measures, source])).toEqual([
    [expect.stringContaining('2026-10-05T08:00:00'), [{ id: 8, value: 72.5 }], 'bascula.txt'],
  ])
})

it('DEV-004 a file that the format does not recognise goes to those of the portal', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await choose('Fecha;Peso (kg)\n05/10/2026 08:15;72,5\n06/10/2026 08:15;72,8\n')
  expect(screen.queryByText(/Báscula de la clínica\./)).toBeNull()
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
