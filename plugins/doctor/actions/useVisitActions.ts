import { useText } from '@portico/core/i18n/useText'
import type { BookingRequest } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import type { KnownLine } from '../day'
import type { TextKey } from '../texts'

/** What a doctor does about a visit besides seeing the patient. */
export type VisitAction = 'move' | 'cancel' | 'noShow' | 'undoNoShow'

/** What can be done about a visit at an instant: nothing about one that took place or is proposed. */
export function actionsOf(line: KnownLine, now: number): readonly VisitAction[] {
  const state = line.visitState?.state
  if (!line.isOwn || line.proposal || state === 'inProgress' || state === 'ringing') return []
  if (line.isFinished || line.isUnfinished || line.endedAt) return []
  if (line.missedAt) return ['undoNoShow']
  return Date.parse(line.startDate) <= now ? ['noShow'] : ['move', 'cancel']
}

/** Sends the actions of a visit; each writes a letter to the patient. Those that fail say so and reject. */
export function useVisitActions({ appointmentId, patientId }: KnownLine) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const target = { params: { id: appointmentId }, query: { patientId }, quiet: true as const }
  const done = async (text: TextKey) => {
    await invalidate('api/video-calls').catch(() => undefined)
    await invalidate('api/consultations').catch(() => undefined)
    toast({ tone: 'success', text: t(text) })
  }
  const orToast = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (error) {
      toast({ tone: 'error', text: t('DOCTOR.ACTION.FAILED') })
      throw error
    }
  }
  return {
    attend: async (isMissed: boolean) => {
      const input = {
        capability: 'consultationNotes',
        params: { id: appointmentId },
        body: { isMissed },
        quiet: true,
      } as const
      await orToast(call('PUT api/consultations/appointments/{id}/attendance', input))
      await done(isMissed ? 'DOCTOR.ACTION.NO_SHOW_DONE' : 'DOCTOR.ACTION.NO_SHOW_UNDONE')
    },
    cancel: async () => {
      await orToast(call('DELETE api/appointments/{id}/doctor', target))
      await done('DOCTOR.ACTION.CANCELLED')
    },
    move: async (body: BookingRequest, _start: string, idempotencyKey: string) => {
      await call('PUT api/appointments/{id}/doctor', { ...target, body, idempotencyKey })
      await done('DOCTOR.ACTION.MOVED')
    },
  }
}
