import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'
import type { Quality } from './chooseSource'

/** How somebody likes to watch, kept on the device. */
export interface PlayerSettings {
  /** A language, or `off`; empty: the language of the portal. */
  captions: string
  size: (typeof captionSizes)[number]
  look: (typeof captionLooks)[number]
  rate: number
  quality: Quality
}

const KEY = deviceKey('videoSettings')

/** The sizes and backgrounds of captions that are offered. */
export const captionSizes = ['normal', 'large', 'huge'] as const
export const captionLooks = ['dark', 'light', 'none'] as const

/** The speeds that are offered. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const

const defaults: PlayerSettings = { captions: '', size: 'normal', look: 'dark', rate: 1, quality: 'auto' }

/** Reads the settings; what is missing or not offered gets its default. */
export function readSettings(): PlayerSettings {
  try {
    const stored = JSON.parse(readStorage(KEY) ?? '{}') as Partial<PlayerSettings>
    return {
      captions: typeof stored.captions === 'string' ? stored.captions : defaults.captions,
      size: captionSizes.find((size) => size === stored.size) ?? defaults.size,
      look: captionLooks.find((look) => look === stored.look) ?? defaults.look,
      rate: rates.find((rate) => rate === stored.rate) ?? defaults.rate,
      quality: (['auto', 'high', 'low'] as const).find((one) => one === stored.quality) ?? 'auto',
    }
  } catch {
    return defaults
  }
}

/** Keeps the settings. */
export const writeSettings = (settings: PlayerSettings): void => writeStorage(KEY, JSON.stringify(settings))
