import { useText } from '@portico/core/i18n/useText'
import type { Visit, VideoConsultation } from '@schemas/generated/entities'
import { browserZone, formatRelativeHeadingDay, formatTime } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Card } from '@portico/core/ui/layout/Card'
import { Arches } from '@portico/core/ui/media/Arches'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { visitPhaseOf } from '../board/nextVisit'
import { useSecond } from '../board/useVisit'
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
    <Card as="section" tone="deep" className="calls-next" aria-labelledby="visit-title">
      <div className="calls-next-top">
        <div className="stack gap-2">
          <h2 className="text-sm/normal font-semibold text-muted" id="visit-title">
            {visit.patientName}
          </h2>
          <p className="h2">
            {t('CALLS.AT', { day: formatRelativeHeadingDay(visit.startDate, zone, language) })}
          </p>
          <time className="calls-next-time" dateTime={visit.startDate}>
            {formatTime(visit.startDate, zone)}
          </time>
        </div>
        <Arches className="calls-next-face">
          <Avatar name={visit.doctorName} thumbnailId={visit.doctorThumbnailId} size="xl" />
        </Arches>
      </div>
      <div className="calls-next-who stack">
        <div>
          <p className="h3">{visit.doctorName}</p>
          <p className="text-muted">{detail.join(' · ')}</p>
        </div>
        {isOver ? (
          <Ended summary={consultation.summary} />
        ) : (
          <VisitState consultation={consultation} name={visit.doctorName} now={now} zone={zone} />
        )}
      </div>
    </Card>
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
          <p className="calls-summary">{summary}</p>
        </>
      ) : (
        <p className="text-muted">{t('CALLS.SUMMARY_LATER')}</p>
      )}
    </div>
  )
}
