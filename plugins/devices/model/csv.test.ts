import { beforeEach, expect, it, vi } from 'vitest'
import { csvOf } from './csv'
import { rowsOfLines } from './rows'

beforeEach(() => void vi.stubGlobal('navigator', { language: 'es-ES' }))

const sample = (value: number, time = '2026-11-02T07:15:00Z') => ({
  value,
  time,
  zone: 'Europe/Madrid',
  readingId: 7,
  origin: 'manual' as const,
})

it('DEV-009 C-127 the file has each reading with its exact value and instant, and no formula', () => {
  const none = { min: null, average: null, max: null }
  const rows = rowsOfLines([
    { id: 'weight', samples: [sample(71.46)], ...none },
    { id: 'temperature', samples: [{ ...sample(36.5, '2026-11-03T07:15:00Z'), readingId: 8 }], ...none },
  ])
  const head = ['Fecha', 'Hora', 'Zona', 'Peso', 'Temperatura', 'Origen', 'Instante (UTC)']
  expect(
    csvOf(rows, ['weight', 'temperature'], head, { origin: () => '=evil()' }, 'es')
      .split('\r\n')
      .slice(1, 3),
  ).toEqual([
    `"02-11-2026";"08:15";"Europe/Madrid";"71,46";"";"'=evil()";"2026-11-02T07:15:00.000Z"`,
    `"03-11-2026";"08:15";"Europe/Madrid";"";"36,5";"'=evil()";"2026-11-03T07:15:00.000Z"`,
  ])
})

it('DEV-009 a row of a day has its average as it is seen, and neither time nor instant', () => {
  const { readingId: _, ...day } = sample(71.46)
  const rows = rowsOfLines([{ id: 'weight', samples: [day], min: null, average: null, max: null }])
  expect(csvOf(rows, ['weight'], ['x'], { origin: () => '' }, 'es').split('\r\n')[1]).toBe(
    '"02-11-2026";"";"Europe/Madrid";"71,5";"";""',
  )
})
