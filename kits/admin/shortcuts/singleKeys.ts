import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'

const storageKey = deviceKey('adminOneKeys')

/** Whether shortcuts of a single key are on. People who dictate or mistype can turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => readStorage(storageKey) !== 'off'

export const setSingleKeys = (on: boolean): void => writeStorage(storageKey, on ? null : 'off')

/** Whether a key belongs to a text field, an open dialog or menu, or another handler. */
export function isKeyTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
