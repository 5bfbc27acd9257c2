import type { BluetoothAdapter, GattCharacteristic, GattService } from './adapter'
import type { GattReading, Parse } from './gatt/parsers'
import type { Profile } from './gatt/profiles'

/** The device has the service, but none of its measurements. */
export class UnknownDevice extends Error {
  override readonly name = 'UnknownDevice'
}

interface Handlers {
  onReading: (reading: GattReading, name: string) => void
  /** The device has ended the connection or is too far away. */
  onLost: () => void
}

export interface ConnectedDevice {
  name: string
  /** Ends the connection; nothing arrives any more. */
  stop: () => void
}

/**
 * Lets the person choose a device of a profile, connects with it and reports what it measures. Rejects with `NotFoundError` where
 * they choose none, and with `UnknownDevice` for a device without the measurements of the profile.
 */
export async function connectDevice(
  adapter: BluetoothAdapter,
  profile: Profile,
  { onReading, onLost }: Handlers,
): Promise<ConnectedDevice> {
  const device = await adapter.requestDevice({ filters: [{ services: [profile.service] }] })
  if (!device.gatt) throw new UnknownDevice('The device has no GATT server')
  const { gatt, name = '' } = device
  const ending = new AbortController()
  const { signal } = ending
  const stop = () => {
    ending.abort()
    gatt.disconnect()
  }
  try {
    const service = await (await gatt.connect()).getPrimaryService(profile.service)
    device.addEventListener('gattserverdisconnected', onLost, { signal })
    const { characteristic, parse } = await findCharacteristic(service, profile)
    const joined = joinContext(profile, parse, (reading) => onReading(reading, name))
    await listen(characteristic, joined.onMeasurement, signal)
    const context = profile.context && (await service.getCharacteristic(profile.context.id).catch(() => null))
    if (context) await listen(context, joined.onContext, signal)
    if (profile.ask) await askForRecord(service, profile.ask)
  } catch (error) {
    stop()
    throw error
  }
  return { name, stop }
}

async function listen(
  characteristic: GattCharacteristic,
  onValue: (view: DataView) => void,
  signal: AbortSignal,
): Promise<void> {
  const read = () => {
    if (characteristic.value) onValue(characteristic.value)
  }
  characteristic.addEventListener('characteristicvaluechanged', read, { signal })
  await characteristic.startNotifications()
}

/** Reports measurements, and once more with the meal when the meter says it, which it does after the measurement. */
function joinContext({ context }: Profile, parse: Parse, onReading: (reading: GattReading) => void) {
  let last: { reading: GattReading; sequence: number | undefined } | null = null
  return {
    onMeasurement: (view: DataView) => {
      const reading = readSafely(parse, view)
      if (!reading) return
      last = { reading, sequence: context?.sequenceOf(view) }
      onReading(reading)
    },
    onContext: (view: DataView) => {
      const said = context && readSafely(context.parse, view)
      if (said?.meal && last?.sequence === said.sequence) onReading({ ...last.reading, meal: said.meal })
    },
  }
}

async function findCharacteristic(service: GattService, { characteristics }: Profile) {
  for (const { id, parse } of characteristics) {
    const characteristic = await service.getCharacteristic(id).catch(() => null)
    if (characteristic) return { characteristic, parse }
  }
  throw new UnknownDevice('The device has no measurement of the profile')
}

/** The answer of the control point says only whether there was a record; the record itself arrives as a measurement. */
async function askForRecord(
  service: GattService,
  { id, request }: NonNullable<Profile['ask']>,
): Promise<void> {
  const point: GattCharacteristic = await service.getCharacteristic(id)
  await point.startNotifications()
  await point.writeValueWithResponse(new Uint8Array(request))
}

/** A value that is too short is left out; the device sends the next one. */
function readSafely<T>(parse: (view: DataView) => T, view: DataView): T | null {
  try {
    return parse(view)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
