import { SaveFrame } from '../form/saving/SaveFrame'
import { useSaveShortcut } from '../form/saving/useSaveShortcut'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { listFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { useCalendarText } from './texts'
import { dayName } from './model/dayNames'
import { SaveErrors } from './SaveErrors'
import type { EditedCalendar } from './state/useEditedCalendar'

/** Shows which days are changed or invalid, and saves or discards them. Always visible; Ctrl+S saves too. */
export function SaveBar({ calendar }: { calendar: EditedCalendar }) {
  const t = useCalendarText()
  const { changed, invalid, failures, busy } = calendar
  const save = () => void calendar.save()
  useSaveShortcut(save)
  const isDirty = changed.length > 0
  return (
    <SaveFrame
      isDirty={isDirty}
      isBad={invalid.length + failures.length > 0}
      className="max-w-none mx-[calc(-1*var(--a-pad))] group-data-in-page/record:mx-0 group-data-in-page/record:px-4 group-data-in-page/record:hairline group-data-in-page/record:rounded-card max-desk:group-data-in-page/record:bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))]"
    >
      <SaveStatus calendar={calendar} />
      {isDirty && (
        <Button variant="quiet" onClick={calendar.discard}>
          {t('ADMIN.CALENDAR.DISCARD')}
        </Button>
      )}
      <Button
        busy={busy}
        busyText={t('ADMIN.CALENDAR.SAVING')}
        disabled={invalid.length > 0 || !isDirty}
        onClick={save}
      >
        {t('ADMIN.CALENDAR.SAVE')}
      </Button>
    </SaveFrame>
  )
}

function SaveStatus({ calendar }: { calendar: EditedCalendar }) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const { changed, invalid, lastSave, failures, undo } = calendar
  if (failures.length > 0) return <SaveErrors failures={failures} />
  if (changed.length > 0) {
    return (
      <output className="flex-[1_1_12rem] min-w-0 flex flex-wrap items-center gap-y-0 gap-x-2">
        <b>
          {t('ADMIN.CALENDAR.CHANGES', { count: changed.length })}
          {invalid.length > 0 && `, ${t('ADMIN.CALENDAR.TO_MEND', { count: invalid.length })}`}
        </b>
        <span>{listFormat(language).format(changed.map((key) => dayName(key, language)))}</span>
      </output>
    )
  }
  if (!lastSave)
    return (
      <output className="flex-[1_1_12rem] min-w-0 flex flex-wrap items-center gap-y-0 gap-x-2">
        {t('ADMIN.CALENDAR.NOTHING')}
      </output>
    )
  const time = formatTime(lastSave.at.getTime(), browserZone())
  return (
    <output className="flex-[1_1_12rem] min-w-0 flex flex-wrap items-center gap-y-0 gap-x-2">
      <b>{t('CALENDAR.UPDATE_SUCCESS', { time })}</b>
      <Button variant="quiet" size="sm" onClick={() => void undo()}>
        {t('ADMIN.CALENDAR.UNDO')}
      </Button>
    </output>
  )
}
