import type { CallReadiness } from '../../../../schemas/generated/entities'
import type { ReportLabels } from './labels'

const parts = ['camera', 'microphone', 'speaker', 'network'] as const

/** What the help desk reads of a check: its faults, or that all is well; empty without a check. */
export function checkCell(readiness: CallReadiness | null, labels: ReportLabels): string {
  if (readiness === null) return ''
  const faults = parts.flatMap((part) => {
    const result = readiness[part]
    return result === 'ok' ? [] : [`${labels[part]}: ${labels[result]}`]
  })
  return faults.length === 0 ? labels.well : faults.join(', ')
}
