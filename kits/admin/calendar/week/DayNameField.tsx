import { useCalendarText } from '../texts'
import type { DayKey } from '../model/apiFormat'
import { useCalendarContext } from '../state/calendarContext'

interface Props {
  dayKey: DayKey
  onClose: () => void
}

/** The name of a date, for example of a holiday. Enter, Escape and blur close the field. */
export function DayNameField({ dayKey, onClose }: Props) {
  const t = useCalendarText()
  const { getDay, edit } = useCalendarContext()
  const day = getDay(dayKey)
  return (
    <div className="wc-interval-form">
      <label className="wc-name">
        <span>{t('ADMIN.CALENDAR.NAME')}</span>
        <input
          className="input"
          autoComplete="off"
          maxLength={100}
          ref={focusInput}
          value={day.name ?? ''}
          onChange={(event) => edit(dayKey, { ...day, name: event.target.value })}
          onBlur={onClose}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Enter' && key !== 'Escape') return
            currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
            onClose()
          }}
        />
      </label>
    </div>
  )
}

const focusInput = (input: HTMLInputElement | null) => input?.focus()
