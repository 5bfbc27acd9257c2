import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useCalendarText } from '../texts'
import type { AbsenceDraft, RangeErrors } from './draft'

interface Props {
  draft: AbsenceDraft
  errors: RangeErrors
  onChange: (change: Partial<AbsenceDraft>) => void
}

/** From when until when a doctor is absent, and why. */
export function RangeFields({ draft, errors, onChange }: Props) {
  const t = useCalendarText()
  const { from, to, isWholeDay, startTime, endTime, reason } = draft
  const textOf = (error: RangeErrors[keyof RangeErrors]) => error && t(`ADMIN.ABSENCES.ERRORS.${error}`)
  return (
    <div className="grid gap-4 max-w-160">
      <div className="flex flex-wrap gap-4">
        <DateField
          label={t('ADMIN.ABSENCES.FROM')}
          value={from}
          // The last day follows the first until it is entered.
          onChange={(date) => onChange({ from: date, ...((!to || to === from) && { to: date }) })}
        />
        <DateField
          label={t('ADMIN.ABSENCES.TO')}
          value={to}
          error={textOf(errors.to)}
          onChange={(date) => onChange({ to: date })}
        />
      </div>
      <Checkbox checked={isWholeDay} onChange={(checked) => onChange({ isWholeDay: checked })}>
        {t('ADMIN.ABSENCES.WHOLE_DAYS')}
      </Checkbox>
      {!isWholeDay && (
        <div className="flex flex-wrap gap-4">
          <TextField
            label={t('ADMIN.ABSENCES.START_TIME')}
            type="time"
            value={startTime}
            onChange={(time) => onChange({ startTime: time })}
          />
          <TextField
            label={t('ADMIN.ABSENCES.END_TIME')}
            type="time"
            value={endTime}
            error={textOf(errors.endTime)}
            onChange={(time) => onChange({ endTime: time })}
          />
        </div>
      )}
      <TextField
        label={t('ADMIN.ABSENCES.REASON')}
        hint={t('ADMIN.ABSENCES.REASON_HINT')}
        value={reason}
        maxLength={100}
        onChange={(text) => onChange({ reason: text })}
      />
    </div>
  )
}
