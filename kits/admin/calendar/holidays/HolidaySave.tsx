import type { CentreHolidayChange, CentreHolidayPreview } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { AppointmentLines } from '../absences/AppointmentLines'
import { Fates } from '../absences/Fates'
import { useCalendarText } from '../texts'

type Choice = CentreHolidayChange['appointments'] | null

interface Props {
  /** How many dates change. */
  count: number
  /** What is booked on the dates that close; undefined while it is read. */
  preview: {
    data: readonly CentreHolidayPreview[] | undefined
    error: unknown
    isBusy: boolean
    retry: () => void
  }
  /** What becomes of the appointments; null: not chosen. */
  choice: Choice
  isSaving: boolean
  canSave: boolean
  onChoose: (choice: CentreHolidayChange['appointments']) => void
  onSave: () => void
  onDiscard: () => void
}

/** What the changes close, what becomes of the appointments, and the button that saves. */
export function HolidaySave({
  count,
  preview,
  choice,
  isSaving,
  canSave,
  onChoose,
  onSave,
  onDiscard,
}: Props) {
  const t = useCalendarText()
  const found = (preview.data ?? []).flatMap(({ appointments }) => appointments)
  const needsChoice = found.some(({ canCancel }) => canCancel) && choice === null
  return (
    <div className="grid gap-4">
      {Boolean(preview.error) && (
        <ErrorState
          title={t('ADMIN.HOLIDAYS.PREVIEW_FAILED')}
          busy={preview.isBusy}
          onRetry={preview.retry}
        />
      )}
      {!preview.error && !preview.data && (
        <Loading>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {preview.data && <Booked previews={preview.data} />}
      <Fates found={found} value={choice} offerText={t('ADMIN.HOLIDAYS.OFFER_TEXT')} onChange={onChoose} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={choice === 'cancel' ? 'danger' : 'primary'}
          busy={isSaving}
          busyText={t('ADMIN.CALENDAR.SAVING')}
          disabled={!canSave}
          onClick={onSave}
        >
          {t('ADMIN.HOLIDAYS.SAVE')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('ADMIN.CALENDAR.DISCARD')}
        </Button>
        <p className="text-muted">
          {needsChoice ? t('ADMIN.ABSENCES.MISSING.FATES') : t('ADMIN.HOLIDAYS.CHANGES', { count })}
        </p>
      </div>
    </div>
  )
}

/** The appointments on the dates that close, by doctor. */
function Booked({ previews }: { previews: readonly CentreHolidayPreview[] }) {
  const t = useCalendarText()
  const count = previews.flatMap(({ appointments }) => appointments).length
  return (
    <>
      <output className="font-strong">
        {count > 0 ? t('ADMIN.HOLIDAYS.BOOKED', { count }) : t('ADMIN.HOLIDAYS.BOOKED_NONE')}
      </output>
      {previews.map(({ doctorId, doctorName, appointments, zone }) => (
        <section key={doctorId} aria-labelledby={`holiday-${doctorId}`}>
          <h3 className="text-base font-strong wrap-anywhere" id={`holiday-${doctorId}`}>
            {doctorName}
          </h3>
          <AppointmentLines {...{ appointments, zone }} marksFixed />
        </section>
      ))}
    </>
  )
}
