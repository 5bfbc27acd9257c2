import { readStorage, writeStorage } from '@core/state/localStorage'

const name = 'adminOneKeys'

/** Whether one key alone does something; who dictates or misses keys switches it off. */
export const areSingleKeysOn = (): boolean => readStorage(name) !== 'off'

export const setSingleKeys = (on: boolean): void => writeStorage(name, on ? null : 'off')

/** Whether a key is meant for what has the focus: a field that is written in, or a dialog above the page. */
export function isKeyTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
