import { formatCalendarDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useCalendarText } from '../texts'
import { AppointmentLines } from './AppointmentLines'
import type { DoctorPreview } from './useAbsences'

/** What an absence closes at each doctor, and the appointments in it. */
export function PreviewList({ previews }: { previews: readonly DoctorPreview[] }) {
  const t = useCalendarText()
  const { language } = useLanguage()
  return (
    <div className="grid gap-4">
      {previews.map(({ doctor, days, zone, appointments, cut = [] }) => (
        <section key={doctor.id} aria-labelledby={`absence-${doctor.id}`}>
          <h3 className="text-base font-strong wrap-anywhere" id={`absence-${doctor.id}`}>
            {doctor.name || t('ADMIN.ABSENCES.CALENDAR')}
          </h3>
          <p className="text-muted">
            {t('ADMIN.ABSENCES.DAYS', { count: days })} ·{' '}
            {appointments.length > 0
              ? t('ADMIN.ABSENCES.APPOINTMENTS', { count: appointments.length })
              : t('ADMIN.ABSENCES.NO_APPOINTMENTS')}
          </p>
          {cut.map(({ date, from, to }) => (
            <p key={date} className="text-muted">
              {t('ADMIN.ABSENCES.CUT', { day: formatCalendarDay(date, language), from, to })}
            </p>
          ))}
          <AppointmentLines {...{ appointments, zone }} marksFixed />
        </section>
      ))}
    </div>
  )
}
