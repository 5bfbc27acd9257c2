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
    <div className="flex items-center col-span-full order-4 flex-wrap gap-2 min-w-0 py-2 px-2.5 m-0 mb-2 hairline rounded-control bg-sunken desk:order-0 desk:py-[0.3125rem] max-desk:[&_.btn]:min-h-tap desk:[&_.btn]:px-2 desk:[&_.btn]:text-[0.875rem]">
      <label className="flex flex-1 items-center gap-1.5 font-semibold [&_input]:flex-1 [&_input]:min-w-0 [&_input]:max-w-96">
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
