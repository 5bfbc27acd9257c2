import { WorkingCalendar, CalendarFrame } from '@portico/admin/calendar/WorkingCalendar'
import type { PageProps } from '@portico/admin/section'
import { DoctorHeader } from './DoctorHeader'

/** The working calendar of a doctor, with the tabs of the doctor's pages. */
export default function CalendarPage({ section, id }: PageProps) {
  const doctorId = Number(id)
  return (
    <CalendarFrame>
      <DoctorHeader section={section} id={doctorId} />
      <WorkingCalendar key={doctorId} doctorId={doctorId} />
    </CalendarFrame>
  )
}
