import { expect, it } from 'vitest'
import type { MeasureSave } from '@schemas/generated/entities'
import { chosenReadings, countChosen, previewOf, type KnownValues } from './preview'
import { ReadingStore } from './readingStore'

const at = (minute: number) => Date.parse('2026-10-12T08:00:00Z') + minute * 60_000
const reading = (minute: number, values: Record<number, number>, source = 'Reloj'): MeasureSave => ({
  measures: Object.entries(values).map(([id, value]) => ({ id: Number(id) as 8, value })),
  measureDate: new Date(at(minute)).toISOString(),
  zone: 'Europe/Madrid',
  source,
})
function storeOf(...readings: MeasureSave[]) {
  const store = new ReadingStore()
  for (const one of readings) store.add(one)
  return store
}
const known = (id: 2 | 3 | 8, ...values: [minute: number, value: number][]): KnownValues =>
  new Map([[id, { times: values.map(([minute]) => at(minute)), values: values.map(([, value]) => value) }]])

it('DEV-004 of each measure it says how many readings are new, known and doubtful, and of which devices', () => {
  const store = storeOf(
    reading(0, { 8: 71.4 }),
    reading(1, { 8: 71.6 }, 'Báscula'),
    reading(2, { 8: 600 }, 'Báscula'),
    reading(3, { 2: 128, 3: 79, 4: 61 }),
  )
  const { measures, doubtful, added, known: before } = previewOf(store, known(8, [0, 71.400_000_1], [5, 72]))
  expect([added, before]).toEqual([2, 1])
  expect(measures).toMatchObject([
    { id: 2, added: 1, known: 0, doubtful: 0, from: at(3), to: at(3) },
    {
      id: 8,
      added: 1,
      known: 1,
      doubtful: 1,
      sources: [
        { name: 'Báscula', count: 2 },
        { name: 'Reloj', count: 1 },
      ],
    },
  ])
  expect(doubtful).toMatchObject([{ at: 2, values: [{ id: 8, value: 600 }], own: null }])
})

it('DEV-004 a pressure of which only one number is known is new', () => {
  const store = storeOf(reading(0, { 2: 140, 3: 85 }))
  expect(previewOf(store, known(2, [0, 140])).added).toBe(1)
})

it('DEV-004 what is far from the person’s own values is doubtful, once there are enough of them', () => {
  const own: [number, number][] = Array.from({ length: 12 }, (_, n) => [100 + n, 71 + (n % 3) / 10])
  const store = storeOf(reading(0, { 8: 7.1 }), reading(1, { 8: 71.2 }))
  expect(previewOf(store, known(8, ...own)).doubtful).toMatchObject([{ at: 0, own: { id: 8 } }])
  expect(previewOf(store, known(8, ...own.slice(0, 9))).doubtful, 'too few').toEqual([])
})

it('DEV-004 only what is new, chosen and confirmed is saved', () => {
  const store = storeOf(
    reading(0, { 8: 71 }),
    reading(1, { 8: 600 }),
    reading(2, { 4: 61 }),
    reading(3, { 8: 72 }),
  )
  previewOf(store, known(8, [3, 72]))
  const chosen = (without: number[], confirmed: number[]) => [
    ...chosenReadings(store, {
      without: new Set(without as 8[]),
      confirmed: new Set(confirmed),
      allConfirmed: new Set(),
    }),
  ]
  expect(chosen([], [])).toEqual([0, 2])
  expect(chosen([], [1])).toEqual([0, 1, 2])
  expect(chosen([8], [1])).toEqual([2])
})

it('DEV-004 what is said about all doubtful readings of a measure holds beyond those that are shown, and the number says what is saved', () => {
  const heavy = Array.from({ length: 250 }, (_, n) => reading(n, { 8: 300 + n / 10 }))
  const store = storeOf(...heavy, reading(300, { 4: 61 }), reading(301, { 4: 260 }))
  const preview = previewOf(store, new Map())
  expect(preview.measures.map(({ id, doubtful }) => [id, doubtful])).toEqual([
    [4, 1],
    [8, 250],
  ])
  expect(preview.doubtful).toHaveLength(200)
  for (const [without, confirmed, allConfirmed, expected] of [
    [[], [], [], 1],
    [[], [0, 1], [], 3],
    [[], [0], [8], 251],
    // Of a measure that is not chosen, nothing is saved, whatever else was said about it.
    [[8], [0, 1], [8], 1],
    [[4], [0], [], 1],
  ] as const) {
    const choice = {
      without: new Set<4 | 8>(without),
      confirmed: new Set<number>(confirmed),
      allConfirmed: new Set<4 | 8>(allConfirmed),
    }
    expect(countChosen(preview, choice)).toBe(expected)
    expect([...chosenReadings(store, choice)]).toHaveLength(expected)
  }
})

it('DEV-004 what the person has removed or corrected is not new, nor doubtful, and is not saved', () => {
  const store = storeOf(
    reading(0, { 8: 71 }),
    reading(1, { 8: 600 }),
    reading(2, { 8: 72 }),
    reading(3, { 8: 71 }),
  )
  const removed = { times: [at(0), at(1)], values: [71, 600] }
  const preview = previewOf(store, new Map([[8, { times: [], values: [], removed }]]))
  expect(preview).toMatchObject({ added: 2, removed: 2, doubtful: [] })
  expect(preview.measures).toMatchObject([{ id: 8, added: 2, known: 0, doubtful: 0 }])
  const choice = { without: new Set<8>(), confirmed: new Set([0, 1]), allConfirmed: new Set<8>([8]) }
  expect([...chosenReadings(store, choice)]).toEqual([2, 3])
  // What they have written down again since then is known.
  const known = { times: [at(0)], values: [71], removed }
  expect(previewOf(store, new Map([[8, known]]))).toMatchObject({ known: 1, removed: 1 })
})
