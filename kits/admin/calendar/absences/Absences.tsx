import { useState } from 'react'
import { addDays } from '@portico/core/format/calendarDate'
import { browserZone, localDate } from '@portico/core/format/dates'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { useCalendarText } from '../texts'
import { AbsenceForm } from './AbsenceForm'
import { AbsenceList } from './AbsenceList'
import { DoctorsField } from './DoctorsField'
import type { AbsentDoctor } from './useAbsences'
import type { SavedAbsence } from './useSaveAbsences'

interface Props {
  /** The doctor of the page; null: the person chooses. */
  doctor: AbsentDoctor | null
  /** Whether it is the calendar of the doctor who signed in, who chooses no others. */
  isOwn?: boolean
  canModify?: boolean
}

/** Enters absences, for one or several doctors at once, and lists them with what was done with their appointments. */
export function Absences({ doctor, isOwn = false, canModify = true }: Props) {
  const t = useCalendarText()
  const [doctors, setDoctors] = useState<readonly AbsentDoctor[]>(doctor ? [doctor] : [])
  const [outcomes, setOutcomes] = useState<readonly SavedAbsence[]>([])
  const [round, setRound] = useState(0)
  const [firstDay] = useState(() => addDays(localDate(Date.now(), browserZone()), 1))
  const failed = outcomes.filter(({ error }) => error !== undefined)
  /** Doctors who were refused stay in the form with the same days; after a success the form is empty again. */
  const finish = (saved: readonly SavedAbsence[]) => {
    const left = saved.filter(({ error }) => error !== undefined)
    setOutcomes(saved)
    if (left.length > 0) setDoctors(left.map((one) => one.doctor))
    else setRound(round + 1)
  }
  const listed = new Map([...doctors, ...outcomes.map((one) => one.doctor)].map((one) => [one.id, one]))
  return (
    <div className="grid gap-5 pb-6">
      {canModify && (
        <section className="grid gap-4" aria-labelledby="absence-new">
          <h2 className="text-lg font-strong" id="absence-new">
            {t('ADMIN.ABSENCES.ADD')}
          </h2>
          {!isOwn && <DoctorsField doctors={doctors} onChange={setDoctors} />}
          <AbsenceForm key={round} doctors={doctors} firstDay={firstDay} onSaved={finish} />
        </section>
      )}
      <Outcomes outcomes={outcomes} hasFailed={failed.length > 0} />
      {[...listed.values()].map((one) => (
        <AbsenceList key={one.id} doctor={one} canModify={canModify} />
      ))}
    </div>
  )
}

/** What became of the absence of each doctor. */
function Outcomes({ outcomes, hasFailed }: { outcomes: readonly SavedAbsence[]; hasFailed: boolean }) {
  const t = useCalendarText()
  if (outcomes.length === 0) return null
  return (
    <Notice
      tone={hasFailed ? 'warning' : 'success'}
      role={hasFailed ? 'alert' : 'status'}
      title={t(hasFailed ? 'ADMIN.ABSENCES.SOME_FAILED' : 'ADMIN.ABSENCES.SAVED')}
    >
      <ul>
        {outcomes.map(({ doctor: { id, name }, cancelled, offered, kept, error }) => (
          <li key={id}>
            {name && <b>{name}: </b>}
            {error ??
              [
                t('ADMIN.ABSENCES.CANCELLED', { count: cancelled }),
                ...(offered > 0 ? [t('ADMIN.ABSENCES.OFFERED', { count: offered })] : []),
                t('ADMIN.ABSENCES.KEPT', { count: kept }),
              ].join(' · ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
