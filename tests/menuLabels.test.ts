import { expect, test } from 'vitest'
import type { Label } from '@portico/core/i18n/useLabel'
import en from '../core/i18n/locales/en.json'
import es from '../core/i18n/locales/es.json'
import { plugins } from '../src/plugins'

interface Labelled {
  label: Label
  hint?: Label
}

const languages: Readonly<Record<string, string>>[] = [es, en]

/** The menu and the tiles of the home are drawn before the texts of any plugin are loaded. */
test.each(plugins)('ERR-019 the menu and the shortcuts of $id have their texts at the start', (plugin) => {
  const listOf = (point: unknown): readonly Labelled[] =>
    typeof point === 'function'
      ? (point as (options: object) => Labelled[])({})
      : ((point ?? []) as Labelled[])
  const labels = [plugin.menu, plugin.homeShortcuts]
    .flatMap(listOf)
    .flatMap(({ label, hint }) => (hint === undefined ? [label] : [label, hint]))
  const missing = labels.filter((label) =>
    typeof label === 'string'
      ? !languages.every((texts) => label in texts)
      : !('es' in label && 'en' in label),
  )
  expect(missing).toEqual([])
})
