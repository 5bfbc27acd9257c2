import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VideoCall } from '@schemas/generated/entities'
import type { CallSeat } from '@schemas/hub'
import { ageOn } from '@schemas/rules/age'
import { browserZone, formatTime, localDate } from '@portico/core/format/dates'
import { formatDuration } from '@portico/core/format/duration'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { RouteId } from '@portico/core/plugin/points'
import { useHost } from '@portico/core/plugin/useHost'
import { usePrefetchRoute } from '@portico/core/routing/Link'
import { useGo, type GoOptions } from '@portico/core/routing/useGo'
import { isVisitTab } from '@portico/core/session/arrival/visitTab'
import { usePersonContext } from '@portico/core/session/personContext'
import { Button } from '@portico/core/ui/actions/Button'
import { cx } from '@portico/core/ui/cx'
import { toast } from '@portico/core/ui/feedback/toast'
import { Icon } from '@portico/core/ui/media/Icon'
import { Arches } from '@portico/core/ui/media/Arches'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { otherName } from '@portico/calls/session/callState'
import { callFailure } from '@portico/calls/callFailure'
import { callSession } from '@portico/calls/session/useCallSession'
import { useBorrowedFocus } from '@portico/calls/stage/useBorrowedFocus'
import { useCallText } from '@portico/calls/texts'
import { doctorPage } from './doctorPage'
import { OverScreen } from './OverScreen'
import { useAttention } from './useAttention'
import { useTone } from './useTone'
import type { TextKey } from '../texts'

interface Props {
  call: VideoCall
  side: CallSeat
  /** Whether the patient waited for this call, and looks at something else. */
  isTurn: boolean
}

/** Somebody who types continues typing; F6 and Tab lead to the call. */
const isNoField = (element: Element | null) => !/^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '')

/** A call that rings: the whole screen of a phone, a card on a desktop. */
export function Ringing({ call, side, isTurn }: Props) {
  const t = useText<TextKey>()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = otherName(call, side)
  const isDelayed = call.expectedAt != null
  const isSilent = !useTone(!isDelayed)
  const title = t('CALLS.RING.TITLE', { name })
  useAttention(title, { title, text: t('CALLS.RING.TEXT') })
  const forWhom = useForWhom(call, side)
  useBorrowedFocus(heading, isNoField)
  return (
    <OverScreen
      className="inset-0 grid content-between gap-5 pt-[calc(2rem+env(safe-area-inset-top))] px-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))] overflow-auto desk:inset-auto desk:end-8 desk:bottom-8 desk:w-104 desk:pt-5 desk:pb-5 desk:rounded-card"
      role="alertdialog"
      aria-labelledby="ringing-name"
    >
      <div className="grid justify-items-center gap-6 text-center desk:grid-cols-[minmax(0,1fr)_auto] desk:justify-items-start desk:text-start">
        <div className="stack gap-2">
          <p className="text-deep-muted">{isTurn ? t('CALLS.RING.TURN') : forWhom}</p>
          <h2 className="h2" id="ringing-name" tabIndex={-1} ref={heading}>
            {name}
          </h2>
          <p className="text-deep-muted">
            <About call={call} />
          </p>
        </div>
        <Arches>
          <Avatar
            className="bg-[color-mix(in_srgb,var(--on-deep)_16%,var(--deep))] text-on-deep"
            name={name}
            thumbnailId={side === 'patient' ? call.doctorThumbnailId : null}
            size="xl"
          />
        </Arches>
      </div>
      <RingActs call={call} side={side} isTurn={isTurn} />
      {isDelayed && <output>{t('CALLS.RING.DELAYED')}</output>}
      {isSilent && !isDelayed && <p className="text-sm text-deep-muted">{t('CALLS.RING.SILENT')}</p>}
    </OverScreen>
  )
}

/** The specialty and the hour of the visit; of a call without an appointment who the patient is and what they wrote. */
function About({ call }: { call: VideoCall }) {
  const t = useText<TextKey>()
  const { specialtyName, startDate, patientBirthDate, reason } = call
  const [today] = useState(() => localDate(Date.now(), browserZone()))
  return [
    specialtyName,
    startDate && t('CALLS.RING.VISIT', { time: formatTime(startDate, browserZone()) }),
    patientBirthDate && t('CALLS.RING.AGE', { count: ageOn(patientBirthDate, today) }),
    reason && t('CALLS.RING.REASON', { reason }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What the called side can do: answer, with or without a camera, say when they come, refuse. */
function RingActs({ call, side, isTurn }: Props) {
  const t = useText<TextKey>()
  const { answer, isBusy } = useAnswer({ call, side })
  const delay = useDelay(call)
  const isOfPool = isPoolRing(call, side)
  const hasDelay = call.appointmentId !== null && call.expectedAt == null && call.status === 'calling'
  return (
    <div className="stack gap-3">
      {isTurn && (
        <p className="flex items-center justify-center gap-2">
          <Icon name="video-off" size="s" /> <span>{t('CALLS.RING.UNSEEN')}</span>
        </p>
      )}
      <div className="grid grid-cols-[1fr_1fr] gap-3">
        <Button
          className="col-span-full"
          variant="accent"
          size="lg"
          icon="video"
          busy={isBusy}
          onClick={() => answer(true)}
        >
          {t(isTurn ? 'CALLS.RING.ENTER' : isOfPool ? 'CALLS.RING.ATTEND' : 'CALLS.RING.ANSWER')}
        </Button>
        <Button variant="on-deep" icon="video-off" onClick={() => answer(false)}>
          {t('CALLS.RING.NO_CAMERA')}
        </Button>
        {hasDelay && (
          <Button variant="on-deep" icon="clock" onClick={() => delay(side === 'doctor' ? 5 : 1)}>
            {t(side === 'doctor' ? 'CALLS.RING.IN_FIVE' : 'CALLS.RING.IN_ONE')}
          </Button>
        )}
        <Button
          className={cx(hasDelay && 'col-span-full')}
          variant="on-deep"
          icon="phone-off"
          onClick={() => callSession.hangUp()}
        >
          {t(isOfPool ? 'CALLS.RING.PASS_ON' : 'CALLS.RING.DECLINE')}
        </Button>
      </div>
    </div>
  )
}

/** Says to who calls in how many minutes this side comes. */
function useDelay({ id }: VideoCall): (minutes: number) => void {
  const tc = useCallText()
  return (minutes) =>
    void callSession
      .delay(id, minutes)
      .catch((error: unknown) => toast({ tone: 'error', text: tc(callFailure(error)) }))
}

/** Whether a patient calls the pool, and it rings at this doctor. */
const isPoolRing = ({ poolSince }: VideoCall, side: CallSeat): boolean =>
  side === 'doctor' && poolSince != null

/** "Video call for you", or for the person of the family who is called; for a doctor of the pool how long somebody waits. */
function useForWhom(call: VideoCall, side: CallSeat): string {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { patientId, patientName } = call
  const [since] = useState(() => (Date.now() - Date.parse(call.poolSince ?? call.startedAt)) / 60_000)
  const { actor } = usePersonContext()
  if (isPoolRing(call, side))
    return t('CALLS.RING.POOL', { time: formatDuration(Math.max(1, Math.round(since)), language) })
  if (side === 'doctor' || patientId === actor) return t('CALLS.RING.FOR_YOU')
  return t('CALLS.RING.FOR', { person: patientName })
}

/** The page of the call: documents with `medicalExam`, otherwise consultations. */
function usePageOfCall({ call, side }: Pick<Props, 'call' | 'side'>): [RouteId, GoOptions?] {
  const section = useHost().features.has('medicalExam') ? 'documents' : 'consultations'
  if (isVisitTab) return ['videoConsultation.visit']
  if (side === 'patient') return ['videoConsultation.videoCall', { query: { section } }]
  return ['doctor.consultation', doctorPage(call)]
}

/** Answers, then opens the page of the call, which loads while it rings: the line may be gone once the call is answered. */
function useAnswer({ call, side }: Pick<Props, 'call' | 'side'>) {
  const go = useGo()
  const tc = useCallText()
  const [page, options] = usePageOfCall({ call, side })
  const prefetch = usePrefetchRoute()
  const prefetchPage = useEffectEvent(() => void prefetch(page, 'intent'))
  useEffect(() => prefetchPage(), [])
  const [isBusy, setIsBusy] = useState(false)
  const answer = (withCamera: boolean) => {
    setIsBusy(true)
    callSession.answer(withCamera).catch((error: unknown) => {
      setIsBusy(false)
      toast({ tone: 'error', text: tc(callFailure(error)) })
    })
    go(page, options)
  }
  return { answer, isBusy }
}
