import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { VideoConsultation } from '@schemas/generated/entities'
import { formatTime } from '@portico/core/format/dates'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { formatDuration } from '@portico/core/format/duration'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { Chip } from '@portico/core/ui/layout/Chip'
import { useCallSession } from '@portico/calls/session/useCallSession'
import { isCallOfTab } from '@portico/calls/session/tabCall'
import { callFailure } from '@portico/calls/callFailure'
import { useCallText } from '@portico/calls/texts'
import { Company } from '@portico/calls/stage/people/Company'
import { GivenDocuments } from './GivenDocuments'
import { WaitingElsewhere } from './WaitingElsewhere'
import { visitPhaseOf } from './nextVisit'
import { Rating } from './Rating'
import type { TextKey } from '../texts'

interface Props {
  consultation: VideoConsultation
  name: string
  now: number
  /** IANA zone of the clock that the visit is told on. */
  zone: string
}

/** Whether the patient can join now, and the button that appears when the time has come. */
export function VisitState(props: Props) {
  const { consultation, now } = props
  const phase = visitPhaseOf(consultation, now)
  if (phase === 'ended') return <Ended consultation={consultation} />
  if (phase === 'early') return <Early {...props} />
  if (phase === 'noShow') return <NoShow name={props.name} />
  if (phase === 'closed') return <Closed />
  return <Open {...props} isBack={phase === 'inProgress'} isLate={phase === 'late'} />
}

function Early({ consultation, now, zone }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { opensAt } = consultation
  const minutes = Math.ceil((Date.parse(opensAt) - now) / 60_000)
  const isFar = minutes > 24 * 60
  return (
    <div className="stack gap-2">
      <p className="font-strong">
        {t(isFar ? 'CALLS.OPENS_ON' : 'CALLS.OPENS', {
          time: formatTime(opensAt, zone),
          date: formatLongDateAt(opensAt, zone, language),
        })}
      </p>
      {!isFar && (
        <p className="text-muted">{t('CALLS.OPENS_IN', { time: formatDuration(minutes, language) })}</p>
      )}
    </div>
  )
}

function Open({ consultation, name, zone, isBack, isLate }: Props & { isBack: boolean; isLate: boolean }) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const session = useCallSession()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const join = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await session.start(consultation.appointmentId, 'patient')
    } catch (error) {
      setFailure(tc(callFailure(error)))
      setIsBusy(false)
    }
  }
  const { call } = consultation
  const isElsewhere = call?.status === 'calling' && call.startedBy === 'patient' && !isCallOfTab(call.id)
  if (isElsewhere)
    return (
      <>
        <WaitingElsewhere isBusy={isBusy} onTakeOver={() => void join()} />
        {failure && <p role="alert">{failure}</p>}
      </>
    )
  return (
    <div className="stack gap-3">
      <output>
        <Chip tone="accent" icon="circle-check">
          {t(isBack ? 'CALLS.IN_PROGRESS' : 'CALLS.OPEN')}
        </Chip>
      </output>
      <Button variant="accent" size="lg" block icon="video" busy={isBusy} onClick={() => void join()}>
        {t(isBack ? 'CALLS.BACK' : 'CALLS.JOIN')}
      </Button>
      {failure && <p role="alert">{failure}</p>}
      {!isBack && <Hint {...{ consultation, name, zone, isLate }} />}
    </div>
  )
}

const happened = ['cutOff', 'toFinish', 'missed', 'refused'] as const

/** What has happened to the visit so far, or what happens when the patient joins. */
function Hint({
  consultation: { visitState },
  name,
  zone,
  isLate,
}: Pick<Props, 'consultation' | 'name' | 'zone'> & { isLate: boolean }) {
  const t = useText<TextKey>()
  const state = happened.find((one) => one === visitState?.state)
  const time = visitState?.since ? formatTime(visitState.since, zone) : ''
  return (
    <p className="text-muted">
      {state
        ? t(`CALLS.STATE_${state}`, { name, time })
        : t(isLate ? 'CALLS.LATE_HINT' : 'CALLS.JOIN_HINT', { name })}
    </p>
  )
}

/** The doctor says that the patient did not come. */
function NoShow({ name }: Pick<Props, 'name'>) {
  const t = useText<TextKey>()
  return (
    <div className="stack gap-2">
      <p className="font-strong">{t('CALLS.NO_SHOW', { name })}</p>
      <p className="text-muted">{t('CALLS.NO_SHOW_HINT')}</p>
    </div>
  )
}

function Closed() {
  const t = useText<TextKey>()
  return <p className="font-strong">{t('CALLS.CLOSED')}</p>
}

function Ended({ consultation }: Pick<Props, 'consultation'>) {
  const t = useText<TextKey>()
  return (
    <div className="stack gap-2">
      <p className="font-strong">{t('CALLS.ENDED')}</p>
      {consultation.summary ? (
        <>
          <h3 className="text-sm/normal font-semibold text-muted">{t('CALLS.SUMMARY')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{consultation.summary}</p>
        </>
      ) : (
        <p className="text-muted">{t('CALLS.SUMMARY_LATER')}</p>
      )}
      {consultation.consultationId != null && (
        <p>
          <Link
            className="link"
            to="videoConsultation.videoCall.consultations"
            params={{ id: String(consultation.consultationId) }}
          >
            {t('CALLS.SEE_CONSULTATION')}
          </Link>
        </p>
      )}
      <GivenDocuments given={consultation.given} />
      <Company company={consultation.company} />
      <Rating consultation={consultation} />
    </div>
  )
}
