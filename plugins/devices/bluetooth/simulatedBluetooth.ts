import type { BluetoothAdapter, GattCharacteristic } from './adapter'

/** A simulated device of tests: its service with characteristics, and what it does. */
export interface SimulatedDevice {
  adapter: BluetoothAdapter
  /** The filters of each choice. */
  asked: number[]
  /** What was last written to a characteristic. */
  writtenTo: (characteristic: number) => number[]
  isConnected: () => boolean
  /** Sends a value of a characteristic that notifies. */
  send: (characteristic: number, hex: string) => void
  /** Moves out of reach. */
  lose: () => void
}

class SimulatedCharacteristic extends EventTarget implements GattCharacteristic {
  value: DataView | null = null
  written: number[] = []
  isNotifying = false
  async startNotifications() {
    this.isNotifying = true
  }
  async writeValueWithResponse(value: Uint8Array) {
    this.written = [...value]
  }
  send(hex: string) {
    if (!this.isNotifying) throw new Error('The characteristic does not notify')
    const list = hex.split(' ').map((byte) => Number.parseInt(byte, 16))
    this.value = new DataView(new Uint8Array(list).buffer)
    this.dispatchEvent(new Event('characteristicvaluechanged'))
  }
}

/** A device with some characteristics; `choose` rejects where the person chooses none. */
export function simulateBluetooth(
  name: string,
  characteristics: readonly number[],
  choose: () => Promise<void> = async () => {},
): SimulatedDevice {
  const known = new Map(characteristics.map((id) => [id, new SimulatedCharacteristic()]))
  const asked: number[] = []
  let isConnected = false
  const getCharacteristic = async (id: number) => {
    const found = known.get(id)
    if (!found) throw new DOMException('No characteristic', 'NotFoundError')
    return found
  }
  const connect = async () => {
    isConnected = true
    return { getPrimaryService: async () => ({ getCharacteristic }) }
  }
  const gatt = { connect, disconnect: () => void (isConnected = false) }
  const device = Object.assign(new EventTarget(), { name, gatt })
  const requestDevice: BluetoothAdapter['requestDevice'] = async ({ filters }) => {
    asked.push(...filters.flatMap(({ services }) => services))
    await choose()
    return device
  }
  return {
    asked,
    writtenTo: (id) => known.get(id)?.written ?? [],
    isConnected: () => isConnected,
    adapter: { getAvailability: async () => true, requestDevice },
    send: (id, hex) => known.get(id)?.send(hex),
    lose: () => {
      isConnected = false
      device.dispatchEvent(new Event('gattserverdisconnected'))
    },
  }
}
