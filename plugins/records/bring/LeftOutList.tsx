import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from '../texts'
import type { LeftOut, LeftOutReason } from './leftOut'

const titles = {
  absent: 'RECORDS.BRING_LEFT.ABSENT',
  denied: 'RECORDS.BRING_LEFT.DENIED',
  'other-person': 'RECORDS.BRING_LEFT.OTHER_PERSON',
  vaccine: 'RECORDS.BRING_LEFT.VACCINES',
  measurement: 'RECORDS.BRING_LEFT.MEASUREMENTS',
  result: 'RECORDS.BRING_LEFT.RESULTS',
  device: 'RECORDS.BRING_LEFT.DEVICES',
  nameless: 'RECORDS.BRING_LEFT.NAMELESS',
  other: 'RECORDS.BRING_LEFT.OTHERS',
} as const satisfies Record<LeftOutReason, TextKey>

/** What a summary has that is not brought, by reason, with its names. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useText<TextKey>()
  const count = leftOut.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  return (
    <details>
      <summary className="flex items-center min-h-tap cursor-pointer font-strong">
        {t('RECORDS.BRING_LEFT_OUT', { count })}
      </summary>
      <ul className="stack gap-3">
        {leftOut.map(({ reason, count: of, names }) => (
          <li key={reason}>
            <span className="block font-strong">{`${t(titles[reason])} (${of})`}</span>
            <span className="block text-sm text-muted wrap-anywhere">{names.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
