import { deviceKey, readStorage, writeStorage } from '../../../state/localStorage'
import { createAtom, store, useAtomValue } from '../../../state/store'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The first script reads it too, before the first paint. */
const key = deviceKey('theme')
const stored = themes.find((theme) => theme === readStorage(key)) ?? 'system'
const chosenAtom = createAtom<Theme>(stored)
const systemDark = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)')
systemDark?.addEventListener('change', apply)

/** The chosen colour scheme; `system` follows the device. */
export const useTheme = (): Theme => useAtomValue(chosenAtom)

/** Changes the colour scheme and stores it on this device. */
export function chooseTheme(theme: Theme): void {
  store.set(chosenAtom, theme)
  writeStorage(key, theme === 'system' ? null : theme)
  apply()
}

function apply() {
  const theme = store.get(chosenAtom)
  document.documentElement.dataset['theme'] =
    theme === 'system' ? (systemDark?.matches ? 'dark' : 'light') : theme
}
