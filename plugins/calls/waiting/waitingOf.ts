import type { VideoCall, VideoConsultation } from '@schemas/generated/entities'

/** What is true for a patient who waits. */
export type WaitingKind = 'offline' | 'expected' | 'ahead' | 'next' | 'late' | 'ready'

interface Waiting {
  kind: WaitingKind
  /** How many people are before the patient. */
  ahead: number
  /** When the doctor said that they come; null: they did not say, or it has passed. */
  expectedAt: string | null
}

interface Facts {
  consultation: VideoConsultation | undefined
  call: Pick<VideoCall, 'isOtherOnline' | 'startedAt' | 'startDate'>
  /** Milliseconds since 1970. */
  now: number
}

/** Milliseconds after the hour that the doctor gave, until it is not true any more. */
const GRACE = 3 * 60_000

/** When the doctor is late for a patient, who may have come after the hour: then they wait as long as somebody who came in time. */
function lateFor({ lateAt }: VideoConsultation, { startedAt, startDate }: Facts['call']): number {
  const late = Date.parse(lateAt)
  const patience = startDate === null ? 0 : late - Date.parse(startDate)
  return Math.max(late, Date.parse(startedAt) + patience)
}

/** What a patient who waits is told. An hour is the doctor's own; where there is none, none is guessed. */
export function waitingOf({ consultation, call, now }: Facts): Waiting {
  const { ahead = 0, isDoctorBusy = false, isDoctorOnline = call.isOtherOnline } = consultation?.queue ?? {}
  const said = consultation?.queue?.expectedAt
  const expectedAt = said && now < Date.parse(said) + GRACE ? said : null
  // They have talked already: nobody is late any more.
  const isLate =
    consultation !== undefined &&
    consultation.consultationId == null &&
    now > Math.max(lateFor(consultation, call), said ? Date.parse(said) + GRACE : 0)
  const kind = expectedAt
    ? 'expected'
    : !isDoctorOnline
      ? 'offline'
      : ahead > 0
        ? 'ahead'
        : isLate
          ? 'late'
          : isDoctorBusy
            ? 'next'
            : 'ready'
  return { kind, ahead, expectedAt }
}
