import { useText } from '@portico/core/i18n/useText'
import type { CallReportLine } from '@schemas/generated/entities'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { CallOutcome } from './filter'
import { factsOf } from './lineFacts'
import type { TextKey } from '../../../../texts'

const tones = {
  attended: 'success',
  cutOff: 'warning',
  missed: 'warning',
  refused: 'warning',
  noShow: 'neutral',
  unattended: 'neutral',
  waiting: 'accent',
  inProgress: 'brand',
} as const satisfies Record<CallOutcome, string>

/** How a call ended. */
export function OutcomeChip({ outcome }: { outcome: CallOutcome }) {
  const t = useText<TextKey>()
  return <Chip tone={tones[outcome]}>{t(`ADMIN.REPORT.OUTCOME.${outcome}`)}</Chip>
}

/** What else is known of a call, in words. */
export function LineFacts({ line }: { line: CallReportLine }) {
  const t = useText<TextKey>()
  return factsOf(line)
    .map(({ key, values }) => t(key, values))
    .join(' · ')
}
