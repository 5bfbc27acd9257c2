import { useText } from '@portico/core/i18n/useText'
import type { CallReportTotals } from '@schemas/generated/entities'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { outcomes } from './filter'
import { minutesOf } from './lineFacts'
import type { TextKey } from '../../../../texts'

/** How many calls there are by outcome, and how long people talked. */
export function Totals({ totals }: { totals: CallReportTotals }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const format = numberFormat(language, {})
  const { connected, seconds } = totals
  return (
    <dl
      className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2 [&>div]:p-3 [&>div]:hairline [&>div]:rounded-control [&>div]:bg-raised [&_dt]:text-sm [&_dt]:text-muted [&_dd]:text-lg [&_dd]:font-strong [&_dd]:figures [&_small]:text-sm [&_small]:font-normal"
      aria-label={t('ADMIN.REPORT.TOTALS')}
    >
      <div>
        <dt>{t('ADMIN.REPORT.LINES')}</dt>
        <dd>{format.format(totals.lines)}</dd>
      </div>
      {outcomes.map((outcome) => (
        <div key={outcome}>
          <dt>{t(`ADMIN.REPORT.OUTCOMES.${outcome}`)}</dt>
          <dd>{format.format(totals[outcome])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('ADMIN.REPORT.TALKED')}</dt>
        <dd>
          {format.format(minutesOf(seconds))}
          {connected > 0 && (
            <small> {t('ADMIN.REPORT.MEAN', { count: minutesOf(seconds / connected) })}</small>
          )}
        </dd>
      </div>
    </dl>
  )
}
