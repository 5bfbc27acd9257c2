import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'

/** The devices somebody has chosen in this browser; undefined: the browser's choice. */
export interface ChosenDevices {
  camera?: string | undefined
  microphone?: string | undefined
  speaker?: string | undefined
}

const KEY = deviceKey('calls.devices')

/** Reads the devices chosen in this browser. They say nothing about a person. */
export function readChosenDevices(): ChosenDevices {
  try {
    const stored: unknown = JSON.parse(readStorage(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

/** Remembers devices for the next call. */
export const rememberDevices = (change: ChosenDevices): void =>
  writeStorage(KEY, JSON.stringify({ ...readChosenDevices(), ...change }))
