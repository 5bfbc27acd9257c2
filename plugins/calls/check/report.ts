import type { CallReadiness } from '@schemas/generated/entities'
import type { Translate } from '@portico/core/i18n/i18n'
import { speedOf } from '@portico/calls/media/speed'
import type { TextKey } from '../texts'

/** The report for the help desk as text: the device and the connection, and nothing about the person. */
export function reportOf(readiness: CallReadiness, t: Translate<TextKey>, language: string): string {
  const parts = ['camera', 'microphone', 'speaker', 'network'] as const
  const lines = parts.map((part) => {
    const name = part.toUpperCase() as Uppercase<typeof part>
    const label = part === 'speaker' ? 'CALLS.CHECK.SPEAKER_NAME' : (`CALLS.CHECK.${name}` as const)
    return `${t(label)}: ${t(`CALLS.CHECK.${name}_${readiness[part]}` as TextKey)}`
  })
  const speed = speedOf(readiness, language)
  return [
    t('CALLS.CHECK.REPORT'),
    ...lines,
    ...(speed ? [t('CALLS.CHECK.SPEED', speed)] : []),
    t('CALLS.CHECK.BROWSER', { browser: readiness.browser }),
  ].join('\n')
}
