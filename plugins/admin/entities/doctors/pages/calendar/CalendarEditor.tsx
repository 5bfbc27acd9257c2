import { LeaveDialog } from '@kits/admin/form/saving/LeaveDialog'
import { Notice } from '@core/ui/feedback/Notice'
import { useDoctorText } from '../../texts'
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
}

/** The week of a doctor with its month: edited by pointer and keys, saved together (CAL-002). */
export function CalendarEditor({ doctorId, saved, days, today, date, month, onView }: Props) {
  const t = useDoctorText()
  const editor = useCalendarEditor({ doctorId, saved, days, date, onView })
  const { calendar, view, mode, week, said, show } = editor
  return (
    <CalendarContext value={view}>
      <LeaveDialog
        isDirty={calendar.changed.length > 0}
        onSave={async () => ((await calendar.save()) ? String(doctorId) : null)}
        onDiscard={calendar.discard}
      />
      <div className="wc-page">
        {!saved.canModify && <Notice>{t('ADMIN.CALENDAR.READ_ONLY')}</Notice>}
        <CalendarHeader
          {...{ mode, week, today }}
          zone={saved.zone}
          onMode={editor.setMode}
          onDate={show}
          onHistory={() => editor.showHistory(true)}
        />
        <div className="wc-cols">
          <WeekView />
          <aside className="wc-month" aria-label={t('ADMIN.CALENDAR.MONTH')}>
            <MonthView
              {...{ month, today }}
              week={mode === 'dates' ? week : []}
              onMonth={(to) => onView({ month: to })}
              onSelect={show}
            />
            <WeekSummary calendar={saved} edits={calendar.edits} dates={week} />
          </aside>
        </div>
        <output className="visually-hidden">{said}</output>
      </div>
      {saved.canModify && <SaveBar calendar={calendar} />}
      <ConflictDialog calendar={calendar} />
      {editor.history && (
        <HistoryDialog
          doctorId={doctorId}
          onClose={() => editor.showHistory(false)}
          onRestore={saved.canModify ? editor.restore : null}
        />
      )}
    </CalendarContext>
  )
}
