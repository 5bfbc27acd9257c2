/** What the portal uses of Web Bluetooth, which TypeScript does not know. Uuids are assigned numbers. */
export interface BluetoothAdapter {
  /** Whether Bluetooth is on; some browsers do not say. */
  getAvailability?: () => Promise<boolean>
  requestDevice: (options: { filters: { services: number[] }[] }) => Promise<GattDevice>
}

export interface GattDevice extends EventTarget {
  name?: string | undefined
  gatt?: { connect: () => Promise<GattServer>; disconnect: () => void }
}

export interface GattServer {
  getPrimaryService: (service: number) => Promise<GattService>
}

export interface GattService {
  getCharacteristic: (characteristic: number) => Promise<GattCharacteristic>
}

export interface GattCharacteristic extends EventTarget {
  value?: DataView | null
  startNotifications: () => Promise<unknown>
  writeValueWithResponse: (value: Uint8Array<ArrayBuffer>) => Promise<void>
}

/** The browser's Bluetooth; null where it has none. */
export const browserBluetooth = (): BluetoothAdapter | null =>
  (navigator as { bluetooth?: BluetoothAdapter }).bluetooth ?? null
