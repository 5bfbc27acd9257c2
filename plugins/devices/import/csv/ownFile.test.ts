// @vitest-environment node
import { expect, it, vi } from 'vitest'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { csvOf } from '../../model/csv'
import { rowsOfLines } from '../../model/rows'
import { unitOf } from '../../model/units'
import { importForTest } from '../testImport'

it.each(['es-ES', 'en-US'])(
  'DEV-009 C-127 the portal’s own file is read back as it was exported in %s',
  async (tag) => {
    vi.stubGlobal('navigator', { language: tag })
    const sample = (value: number, time: string, readingId?: number) => ({
      value,
      time,
      zone: 'Atlantic/Canary',
      origin: 'manual' as const,
      ...(readingId !== undefined && { readingId }),
    })
    const none = { min: null, average: null, max: null }
    const series = [
      { id: 'weight' as const, samples: [sample(71.46, '2024-11-02T07:15:30.250Z', 1)], ...none },
      { id: 'temperature' as const, samples: [sample(36.55, '2024-10-27T01:30:00.000Z', 2)], ...none },
      {
        id: 'glucose' as const,
        samples: [{ ...sample(97, '2024-12-03T07:15:00.000Z', 3), meal: 'fasting' as const }],
        ...none,
      },
      { id: 'sleep' as const, samples: [sample(25_321, '2024-12-04T07:15:00.000Z', 4)], ...none },
      // The average of a day is no reading.
      { id: 'heart' as const, samples: [sample(61.5, '2024-12-05T07:15:00.000Z')], ...none },
    ]
    const language = tag.slice(0, 2)
    const texts: Record<string, string> = language === 'es' ? es : en
    const text = (key: string) => texts[`DEVICES.${key}`] ?? ''
    const head = [
      ...['DATE', 'TIME', 'ZONE'].map(text),
      ...series.map(({ id }) => `${text(`LINE.${id}`)} (${text(`UNIT.${unitOf(id).id}`)})`),
      ...['MEAL_COLUMN', 'ORIGIN', 'INSTANT'].map(text),
    ]
    const ids = series.map(({ id }) => id)
    const csv = csvOf(
      rowsOfLines(series),
      ids,
      head,
      { origin: () => text('ORIGIN.manual'), meal: ({ meal }) => (meal ? text(`MEAL.${meal}`) : '') },
      language,
    )
    const { readings, leftOut } = await importForTest('peso.csv', csv)
    expect(readings.map(({ measureDate, zone, measures: [one] }) => [measureDate, zone, one?.id])).toEqual([
      ['2024-10-27T01:30:00.000Z', 'Atlantic/Canary', 9],
      ['2024-11-02T07:15:30.250Z', 'Atlantic/Canary', 8],
      ['2024-12-03T07:15:00.000Z', 'Atlantic/Canary', 11],
      ['2024-12-04T07:15:00.000Z', 'Atlantic/Canary', 6],
    ])
    expect(readings.map(({ meal }) => meal)).toEqual([undefined, undefined, 'fasting', undefined])
    // The server takes a relative difference of a millionth for the same value.
    const values = [36.55, 71.46, 97, 25_321]
    for (const [at, { measures }] of readings.entries())
      expect(Math.abs((measures[0]?.value ?? 0) / (values[at] ?? 0) - 1)).toBeLessThan(1e-6)
    expect(leftOut).toEqual({ time: [1, [6], '05-12-2024'] })
    vi.unstubAllGlobals()
  },
)
