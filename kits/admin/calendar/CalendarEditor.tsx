import { LeaveDialog } from '../form/saving/LeaveDialog'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { useCalendarText } from './texts'
import { SaveBar } from './SaveBar'
import { CalendarHeader } from './CalendarHeader'
import { ConflictDialog } from './ConflictDialog'
import { WeekSummary } from './month/WeekSummary'
import { HistoryDialog } from './HistoryDialog'
import { MonthView } from './month/MonthView'
import { useCalendarEditor, type EditorInput } from './state/useCalendarEditor'
import { CalendarContext } from './state/calendarContext'
import { WeekView } from './week/WeekView'

interface Props extends EditorInput {
  /** Today at the place of work, YYYY-MM-DD. */
  today: string
  /** The month beside the week, YYYY-MM. */
  month: string
  /** Whether it is the calendar of the doctor who signed in. */
  isOwn: boolean
}

/** Edits a doctor's week beside its month, by pointer and keyboard; all changes are saved together. */
export function CalendarEditor({ doctorId, saved, edits, today, date, month, isOwn, onView }: Props) {
  const t = useCalendarText()
  const editor = useCalendarEditor({ doctorId, saved, edits, date, onView })
  const { calendar, context, mode, week, showDate } = editor
  return (
    <CalendarContext value={context}>
      <LeaveDialog
        isDirty={calendar.changed.length > 0}
        onSave={async () => ((await calendar.save()) ? String(doctorId) : null)}
        onDiscard={calendar.discard}
      />
      <div className="grid gap-3 pb-4">
        {!saved.canModify && (
          <Notice>{t(isOwn ? 'ADMIN.CALENDAR.READ_ONLY_OWN' : 'ADMIN.CALENDAR.READ_ONLY')}</Notice>
        )}
        <CalendarHeader
          {...{ mode, week, today }}
          zone={saved.zone}
          onMode={editor.changeMode}
          onDate={showDate}
          onHistory={() => editor.setIsHistoryOpen(true)}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 items-start min-[75rem]:grid-cols-[minmax(0,1fr)_16.5rem]">
          <WeekView />
          <aside
            className="max-w-96 pt-2 pb-3.5 px-2.5 hairline rounded-control"
            aria-label={t('ADMIN.CALENDAR.MONTH')}
          >
            <MonthView
              {...{ month, today }}
              week={mode === 'dates' ? week : []}
              onMonth={(newMonth) => onView({ month: newMonth })}
              onSelect={showDate}
            />
            <WeekSummary calendar={saved} edits={calendar.edits} dates={week} />
          </aside>
        </div>
        <output className="sr-only">{editor.announcement}</output>
      </div>
      {saved.canModify && <SaveBar calendar={calendar} />}
      <ConflictDialog calendar={calendar} />
      {editor.isHistoryOpen && (
        <HistoryDialog
          doctorId={doctorId}
          onClose={() => editor.setIsHistoryOpen(false)}
          onRestore={saved.canModify ? editor.restore : null}
        />
      )}
    </CalendarContext>
  )
}
