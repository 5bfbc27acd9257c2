// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { databases } from '../../test/databases'
import { testClinic } from '../../test/clinic/testClinic'

const path = 'api/vital-signs-measurements'

describe.each(databases)('an import of readings on %s', (database) => {
  const { call: diego, clinic } = testClinic(database, 'videos@portico.test')

  const reading = (measureDate: string, values: Record<number, number>, more: object = {}) => ({
    measures: Object.entries(values).map(([id, value]) => ({ id: Number(id), value })),
    measureDate,
    zone: 'Europe/Madrid',
    ...more,
  })
  const send = async (readings: object[]) => (await diego('POST', `${path}/import`, { readings })).body
  const samples = async (name: string, date: string) =>
    (await diego('POST', `${path}/${name}`, { date, range: 'day' })).body as Record<
      string,
      { value: number }[]
    >

  it('DEV-004 a file that is imported twice is saved once, also under another name and at the same moment', async () => {
    const readings = (source: string) =>
      [1, 2, 3].map((day) => reading(`2024-02-0${day}T08:00:00Z`, { 8: 70 + day }, { source }))
    const both = await Promise.all([send(readings('a.csv')), send(readings('a.csv'))])
    expect(both).toEqual(
      expect.arrayContaining([
        { saved: 3, known: 0, refused: [] },
        { saved: 0, known: 3, refused: [] },
      ]),
    )
    expect(await send(readings('a (1).csv'))).toEqual({ saved: 0, known: 3, refused: [] })
    expect(
      (await diego('POST', `${path}/import`, { readings: Array(201).fill(readings('a')[0]) })).status,
    ).toBe(400)
  })

  it('DEV-004 what cannot be is refused with its reason, and the rest is saved', async () => {
    const body = await send([
      reading('2024-03-01T08:00:00Z', { 8: 71 }),
      reading('2024-03-01T09:00:00Z', { 4: 5 }),
      reading('2024-03-01T09:00:00Z', { 2: 80 }),
      reading('2024-03-01T09:00:00Z', { 2: 80, 3: 120 }),
      reading('2100-03-01T09:00:00Z', { 4: 60 }),
      reading('2024-03-01T10:00:00Z', { 4: 60 }, { zone: 'Mars/Olympus' }),
      reading('2024-03-01T11:00:00Z', { 1: 0.97 }),
    ])
    expect(body).toEqual({
      saved: 1,
      known: 0,
      refused: [
        { index: 1, reason: 'impossible' },
        { index: 2, reason: 'required' },
        { index: 3, reason: 'pressure' },
        { index: 4, reason: 'future' },
        { index: 5, reason: 'zone' },
        { index: 6, reason: 'impossible' },
      ],
    })
    expect((await samples('hr', '2024-03-01'))['bpmSamples']).toEqual([])
    expect((await samples('oxigen', '2024-03-01'))['bloodOxigenSamples']).toEqual([])
  })

  it('DEV-006 two pressures of one instant that share a number both keep both numbers', async () => {
    const readings = [
      reading('2024-04-01T08:00:00Z', { 2: 140, 3: 90 }, { source: 'tension.csv' }),
      reading('2024-04-01T08:00:00Z', { 2: 140, 3: 85 }, { source: 'tension.csv' }),
    ]
    expect(await send(readings)).toEqual({ saved: 2, known: 0, refused: [] })
    expect(await send(readings)).toEqual({ saved: 0, known: 2, refused: [] })
    const { sysSamples, dysSamples } = await samples('blood-pressure', '2024-04-01')
    expect(sysSamples?.map(({ value }) => value)).toEqual([140, 140])
    expect(dysSamples?.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([85, 90])
  })

  it('DEV-009 C-127 a file with what the portal has already, written down or of a device, changes nothing', async () => {
    await diego('POST', `${path}/save-measure`, reading('2024-05-01T08:00:00Z', { 8: 70 }))
    const device = { origin: 'device', source: 'Reloj' }
    await diego(
      'POST',
      `${path}/save-measure`,
      reading('2024-05-01T09:00:00Z', { 2: 128, 3: 79, 4: 61 }, device),
    )
    const exported = [
      // 154.323584 lb, as an export rounds 70 kg.
      reading('2024-05-01T08:00:00Z', { 8: 154.323584 * 0.45359237 }, { source: 'weight-day.csv' }),
      // The series of the pulse has the pulse of a blood pressure alone.
      reading('2024-05-01T09:00:00Z', { 4: 61 }, { source: 'heart-rate-day.csv' }),
      reading('2024-05-01T09:00:00Z', { 4: 62 }, { source: 'heart-rate-day.csv' }),
    ]
    expect(await send(exported)).toEqual({ saved: 1, known: 2, refused: [] })
  })

  describe('an import', () => {
    const start = async (name: string) =>
      ((await diego('POST', `${path}/imports`, { name, format: 'csv' })).body as { id: number }).id
    const sendOf = async (importId: number, readings: object[]) =>
      (await diego('POST', `${path}/import`, { readings, importId })).body
    const listed = async (id: number) =>
      ((await diego('GET', `${path}/imports`)).body as { id: number }[]).find((one) => one.id === id)
    const weights = async (date: string) =>
      ((await samples('weight', date))['weightMonthSamples'] ?? []).map(({ value }) => value)

    it('DEV-004 is taken back whole: what was there before and what was corrected since stays, and it may come again', async () => {
      await diego('POST', `${path}/save-measure`, reading('2023-05-01T07:00:00Z', { 8: 70 }))
      const id = await start('peso.csv')
      const readings = [
        reading('2023-05-01T07:00:00Z', { 8: 70 }, { source: 'peso.csv' }),
        reading('2023-05-01T08:00:00Z', { 8: 71 }, { source: 'peso.csv' }),
        reading('2023-05-01T09:00:00Z', { 8: 72 }, { source: 'peso.csv' }),
        reading('2023-05-01T10:00:00Z', { 2: 128, 3: 79 }, { source: 'peso.csv' }),
      ]
      expect(await sendOf(id, readings)).toEqual({ saved: 3, known: 1, refused: [] })
      expect(await listed(id)).toMatchObject({
        name: 'peso.csv',
        format: 'csv',
        saved: 3,
        readings: 3,
        removedAt: null,
        measures: [
          { measure: 2, count: 1 },
          { measure: 3, count: 1 },
          { measure: 8, count: 2 },
        ],
      })
      const all = (await diego('GET', `${path}/readings`)).body as { id: number; date: string }[]
      const corrected = all.find(({ date }) => date === '2023-05-01T09:00:00.000Z')?.id
      await diego('PUT', `${path}/readings/${corrected}`, reading('2023-05-01T09:00:00Z', { 8: 72.5 }))
      expect(await listed(id)).toMatchObject({ saved: 3, readings: 2 })
      expect((await diego('DELETE', `${path}/imports/${id}`)).body).toEqual({ removed: 2 })
      expect(await weights('2023-05-01')).toEqual([70, 72.5])
      expect(await listed(id)).toMatchObject({ readings: 2, removedAt: expect.any(String), measures: [] })
      expect((await diego('DELETE', `${path}/imports/${id}`)).status, 'taken back already').toBe(404)
      expect((await diego('POST', `${path}/import`, { readings, importId: id })).status, 'closed').toBe(404)
      // The corrected one does not come back; the others do.
      expect(await sendOf(await start('peso.csv'), readings)).toEqual({
        saved: 2,
        known: 1,
        refused: [{ index: 2, reason: 'removed' }],
      })
      expect(await weights('2023-05-01')).toEqual([70, 71, 72.5])
    })

    it('DEV-004 what the person has deleted does not come back with the file, and does when they write it down again', async () => {
      const one = reading('2023-06-01T07:00:00Z', { 2: 128, 3: 79, 4: 61 }, { source: 'tension.csv' })
      await send([one])
      const [newest] = (await diego('GET', `${path}/readings`)).body as { id: number; date: string }[]
      const all = (await diego('GET', `${path}/readings`)).body as { id: number; date: string }[]
      const id = (all.find(({ date }) => date === '2023-06-01T07:00:00.000Z') ?? newest)?.id
      expect((await diego('DELETE', `${path}/readings/${id}`)).status).toBeLessThan(300)
      const turned = { ...one, measures: one.measures.toReversed() }
      expect(await send([turned, reading('2023-06-01T07:00:00Z', { 2: 128, 3: 79 })])).toEqual({
        saved: 1,
        known: 0,
        refused: [{ index: 0, reason: 'removed' }],
      })
      await diego('POST', `${path}/save-measure`, one)
      expect(await send([one])).toEqual({ saved: 0, known: 1, refused: [] })
    })

    it('DEV-004 belongs to its person: nobody else lists it, adds to it or takes it back', async () => {
      const id = await start('mia.csv')
      const luis = await clinic().as('luis@portico.test')
      expect((await luis('GET', `${path}/imports`)).body).not.toContainEqual(expect.objectContaining({ id }))
      const body = { readings: [reading('2023-07-01T07:00:00Z', { 8: 70 })], importId: id }
      expect((await luis('POST', `${path}/import`, body)).status).toBe(404)
      expect((await luis('DELETE', `${path}/imports/${id}`)).status).toBe(404)
      expect((await diego('POST', `${path}/imports`, { name: '', format: 'csv' })).status).toBe(400)
    })

    it('a number that no body has is refused whichever way it comes', async () => {
      const answer = await diego('POST', `${path}/save-measure`, reading('2024-08-01T07:00:00Z', { 4: 2000 }))
      expect(answer).toMatchObject({
        status: 400,
        body: { details: { field: 'measures', reason: 'impossible' } },
      })
    })
  })
})
