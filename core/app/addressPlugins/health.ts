import type { Load } from '../../plugin/points'
import { loadTexts } from '../../i18n/i18n'
import type { ComponentType } from 'react'

/** The list of the plugins from addresses with their state, with its texts: what a page shows below its heading. */
export const loadPluginHealth: Load<ComponentType> = async () => {
  const texts = loadTexts('pluginHealth', {
    es: () => import('./locales/es.json'),
    en: () => import('./locales/en.json'),
  })
  const [{ PluginHealth }] = await Promise.all([import('./PluginHealth'), texts])
  return { default: PluginHealth }
}
