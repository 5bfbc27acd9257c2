import { useText } from '@portico/core/i18n/useText'
import type { Visit, VideoConsultation } from '@schemas/generated/entities'
import { browserZone, formatRelativeHeadingDay, formatTime } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { visitPhaseOf } from '../board/nextVisit'
import { useSecond } from '../board/useVisit'
import { VisitFrame } from '../board/VisitFrame'
import { VisitState } from '../board/VisitState'
import type { TextKey } from '../texts'

interface Props {
  visit: Visit
  consultation: VideoConsultation
}

/** The visit of a link: when, with whom, and the button to join. */
export function VisitCard({ visit, consultation }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const now = useSecond()
  const zone = browserZone()
  const detail = [visit.specialtyName, t('CALLS.MINUTES', { count: visit.duration })]
  const isOver = visitPhaseOf(consultation, now) === 'ended'
  return (
    <VisitFrame
      id="visit-title"
      heading={visit.patientName}
      day={t('CALLS.AT', { day: formatRelativeHeadingDay(visit.startDate, zone, language) })}
      start={visit.startDate}
      time={formatTime(visit.startDate, zone)}
      name={visit.doctorName}
      thumbnailId={visit.doctorThumbnailId}
      detail={detail}
    >
      {isOver ? (
        <Ended summary={consultation.summary} />
      ) : (
        <VisitState consultation={consultation} name={visit.doctorName} now={now} zone={zone} />
      )}
    </VisitFrame>
  )
}

/** Documents and the rating are in the account. */
function Ended({ summary }: Pick<VideoConsultation, 'summary'>) {
  const t = useText<TextKey>()
  return (
    <div className="stack gap-2">
      <p className="font-strong">{t('CALLS.ENDED')}</p>
      {summary ? (
        <>
          <h3 className="text-sm/normal font-semibold text-muted">{t('CALLS.SUMMARY')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
        </>
      ) : (
        <p className="text-muted">{t('CALLS.SUMMARY_LATER')}</p>
      )}
    </div>
  )
}
