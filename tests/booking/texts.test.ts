import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { refusal } from '@core/booking/sources/refusal'

const plugins = path.resolve(import.meta.dirname, '../../plugins')
const textsOf = (plugin: string, language: string) =>
  JSON.parse(readFileSync(path.join(plugins, plugin, 'locales', `${language}.json`), 'utf8')) as object

/** What each may be refused with, as the contract of its call says. */
const general = ['FORMAT_NOT_VALID', 'MAX_AGE']
const insured = [...general, 'INSURER_NOT_ACCEPTED']
const refusals: [plugin: string, messages: string[]][] = [
  ['fhgst', insured],
  ['covadonga', insured],
  ['eSaludPlus', insured],
  ['boostedCrew', general],
]

it.each(refusals.flatMap(([plugin, messages]) => messages.map((message) => [plugin, message] as const)))(
  'ERR-024 ERR-025 %s says why in both languages: %s',
  (plugin, message) => {
    const outcome = refusal({ status: 400, message })
    const key = outcome?.kind === 'failed' ? outcome.message : ''
    for (const language of ['es', 'en']) expect(Object.keys(textsOf(plugin, language))).toContain(key)
  },
)
