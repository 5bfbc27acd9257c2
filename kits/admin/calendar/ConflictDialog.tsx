import { browserZone, formatTime } from '@portico/core/format/dates'
import { listFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useCalendarText } from './texts'
import { dayName } from './model/dayNames'
import type { EditedCalendar } from './state/useEditedCalendar'

/** Another user saved some of the same days: overwrite them, accept them, or keep editing. */
export function ConflictDialog({ calendar }: { calendar: EditedCalendar }) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const { conflict, busy } = calendar
  if (!conflict) return null
  const { keys, changedBy, changedAt } = conflict
  const time = changedAt ? formatTime(changedAt, browserZone()) : ''
  const days = listFormat(language).format(keys.map((key) => dayName(key, language)))
  return (
    <Dialog
      title={t('ADMIN.CALENDAR.CONFLICT', { who: changedBy ?? t('ADMIN.CALENDAR.SOMEBODY') })}
      isOpen
      onClose={calendar.keepEditing}
      role="alertdialog"
      footer={
        <>
          <Button busy={busy} busyText={t('ADMIN.CALENDAR.SAVING')} onClick={() => void calendar.overwrite()}>
            {t('ADMIN.CALENDAR.KEEP_MINE')}
          </Button>
          <Button variant="secondary" onClick={calendar.keepEditing}>
            {t('ADMIN.CALENDAR.KEEP_EDITING')}
          </Button>
          <Button variant="danger-quiet" onClick={calendar.acceptTheirs}>
            {t('ADMIN.CALENDAR.TAKE_THEIRS')}
          </Button>
        </>
      }
    >
      <p>{t('ADMIN.CALENDAR.CONFLICT_TEXT', { time, days })}</p>
    </Dialog>
  )
}
