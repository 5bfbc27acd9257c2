import type { BluetoothAdapter, GattCharacteristic, GattService } from './adapter'
import type { GattReading } from './gatt/parsers'
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
    characteristic.addEventListener(
      'characteristicvaluechanged',
      () => {
        const reading = characteristic.value ? readSafely(parse, characteristic.value) : null
        if (reading) onReading(reading, name)
      },
      { signal },
    )
    await characteristic.startNotifications()
    if (profile.ask) await askForRecord(service, profile.ask)
  } catch (error) {
    stop()
    throw error
  }
  return { name, stop }
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

/** A measurement that is too short is left out; the device sends the next one. */
function readSafely(parse: Profile['characteristics'][number]['parse'], view: DataView): GattReading | null {
  try {
    return parse(view)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
