import { expect, it, vi } from 'vitest'
import { connectDevice } from './connectDevice'
import type { GattReading } from './gatt/parsers'
import { profileIds, profiles } from './gatt/profiles'
import { simulateBluetooth } from './simulatedBluetooth'
import { toMeasureSave } from './toMeasureSave'

const handlers = () => ({
  onReading: vi.fn<(reading: GattReading, name: string) => void>(),
  onLost: vi.fn<() => void>(),
})

it.each([
  ['pressure', 0x1810, 0x2a35, '00 80 00 4f 00 5f 00', { systolic: 128, diastolic: 79 }],
  ['thermometer', 0x1809, 0x2a1c, '00 6d 01 00 ff', { temperature: 36.5 }],
  ['oximeter', 0x1822, 0x2a5e, '00 61 00 40 00', { oxygen: 97, heart: 64 }],
  ['oximeter', 0x1822, 0x2a5f, '00 61 00 40 00', { oxygen: 97, heart: 64 }],
  ['scale', 0x181d, 0x2a9d, '00 c8 37', { weight: 71.4 }],
  ['heart', 0x180d, 0x2a37, '00 48', { heart: 72 }],
] as const)(
  'DEV-004 a %s is found by its service and reports what it measures',
  async (id, service, characteristic, hex, values) => {
    const device = simulateBluetooth('Beurer', [characteristic])
    const on = handlers()
    const { name, stop } = await connectDevice(device.adapter, profiles[id], on)
    expect([name, device.asked]).toEqual(['Beurer', [service]])
    device.send(characteristic, hex)
    expect(on.onReading).toHaveBeenCalledExactlyOnceWith({ values, at: null }, 'Beurer')
    device.send(characteristic, '00')
    expect(on.onReading).toHaveBeenCalledOnce()
    stop()
    expect(device.isConnected()).toBe(false)
    device.send(characteristic, hex)
    device.lose()
    expect([on.onReading.mock.calls.length, on.onLost.mock.calls.length]).toEqual([1, 0])
  },
)

it('DEV-012 a glucose meter is asked for its last record', async () => {
  const device = simulateBluetooth('Contour', [0x2a18, 0x2a52])
  const on = handlers()
  await connectDevice(device.adapter, profiles.glucose, on)
  expect(device.writtenTo(0x2a52)).toEqual([1, 6])
  device.send(0x2a18, '02 01 00 ea 07 0b 02 08 0f 1e 60 b0 11')
  expect(on.onReading).toHaveBeenCalledExactlyOnceWith(
    { values: { glucose: 96 }, at: '2026-11-02T08:15:30' },
    'Contour',
  )
  device.lose()
  expect(on.onLost).toHaveBeenCalledOnce()
})

it('DEV-012 a meter says after its measurement whether it was before or after a meal, by the number of the record', async () => {
  const device = simulateBluetooth('Contour', [0x2a18, 0x2a34, 0x2a52])
  const on = handlers()
  await connectDevice(device.adapter, profiles.glucose, on)
  // Record 5 with context: 96 mg/dl.
  device.send(0x2a18, '12 05 00 ea 07 0b 02 08 0f 1e 60 b0 11')
  device.send(0x2a34, '02 04 00 01')
  expect(on.onReading).toHaveBeenCalledOnce()
  device.send(0x2a34, '02 05 00 02')
  const reading = { values: { glucose: 96 }, at: '2026-11-02T08:15:30', meal: 'after' }
  expect(on.onReading.mock.lastCall).toEqual([reading, 'Contour'])
  expect(toMeasureSave(reading as GattReading, 'Contour', 'UTC', Date.parse('2026-11-23'))).toMatchObject({
    measures: [{ id: 11, value: 96 }],
    meal: 'after',
  })
})

it('DEV-004 a device without the measurement is disconnected, and choosing none connects no device', async () => {
  const other = simulateBluetooth('Other', [0x2a19])
  await expect(connectDevice(other.adapter, profiles.scale, handlers())).rejects.toMatchObject({
    name: 'UnknownDevice',
  })
  expect(other.isConnected()).toBe(false)
  const none = simulateBluetooth('', [], () => Promise.reject(new DOMException('', 'NotFoundError')))
  await expect(connectDevice(none.adapter, profiles.scale, handlers())).rejects.toMatchObject({
    name: 'NotFoundError',
  })
  expect(profileIds).toHaveLength(6)
})

it('DEV-006 a measurement is saved at the clock of the device, else at that of the browser', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const values = { systolic: 128, diastolic: 79 }
  expect(toMeasureSave({ values, at: '2026-11-02T08:15:30' }, 'Beurer', 'Europe/Madrid', now)).toEqual({
    measures: [
      { id: 2, value: 128 },
      { id: 3, value: 79 },
    ],
    measureDate: '2026-11-02T07:15:00.000Z',
    zone: 'Europe/Madrid',
    origin: 'bluetooth',
    source: 'Beurer',
  })
  for (const at of [null, '2031-01-01T00:00:00', '2026-13-45T99:00:00'])
    expect(toMeasureSave({ values, at }, '', 'Europe/Madrid', now)).toMatchObject({
      measureDate: '2026-11-23T12:00:00.000Z',
      source: null,
    })
})
