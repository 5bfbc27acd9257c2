import { createAtom, store, useAtomValue } from '@portico/core/state/store'
import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'

const KEY = deviceKey('callKeys')
const OFF = 'off'

const isOnAtom = createAtom(readStorage(KEY) !== OFF)

/** Whether single keys control a call on this device. People who speak to their computer switch them off (WCAG 2.1.4). */
export const useAreKeysOn = (): boolean => useAtomValue(isOnAtom)

/** Switches the keys of calls on or off on this device. */
export function setKeysOn(isOn: boolean): void {
  writeStorage(KEY, isOn ? null : OFF)
  store.set(isOnAtom, isOn)
}
