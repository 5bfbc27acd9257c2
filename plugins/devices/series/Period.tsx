import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { TextField } from '@portico/core/ui/forms/TextField'
import { isLatest, shiftPeriod, titleOf } from '../model/period'
import type { Range } from '../model/series'
import { useDevicesText } from '../texts'
import type { usePeriod } from './usePeriod'

const ranges = ['day', 'month', 'year'] as const satisfies readonly Range[]

/** Chooses day, month or year, the period, and chart or table. No date lies in the future. */
export function Period({ period }: { period: ReturnType<typeof usePeriod> }) {
  const { t, language } = useDevicesText()
  const { date, range, view, today, change } = period
  const named = (by: 1 | -1) => titleOf(shiftPeriod(date, range, by, today), range, language)
  return (
    <div className="flex flex-wrap gap-3 items-end justify-between print:hidden">
      <SegmentedControl
        label={t('DEVICES.RANGE')}
        value={range}
        onChange={(next) => change({ range: next })}
        options={ranges.map((value) => ({ value, label: t(`DEVICES.RANGE.${value}`) }))}
      />
      <div className="flex items-end gap-3">
        <IconButton
          icon="chevron-left"
          label={t('DEVICES.BEFORE', { period: named(-1) })}
          onClick={() => change({ date: shiftPeriod(date, range, -1, today) })}
        />
        <TextField
          label={t('DEVICES.DATE')}
          type="date"
          max={today}
          value={date}
          onChange={(next) => {
            if (next !== '' && next <= today) change({ date: next })
          }}
        />
        {!isLatest(date, range, today) && (
          <IconButton
            icon="chevron-right"
            label={t('DEVICES.AFTER', { period: named(1) })}
            onClick={() => change({ date: shiftPeriod(date, range, 1, today) })}
          />
        )}
      </div>
      <SegmentedControl
        label={t('DEVICES.VIEW')}
        value={view}
        onChange={(next) => change({ view: next })}
        options={[
          { value: 'chart', label: t('DEVICES.CHART'), icon: 'chart-line' },
          { value: 'table', label: t('DEVICES.TABLE'), icon: 'table' },
        ]}
      />
    </div>
  )
}
