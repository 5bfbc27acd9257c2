import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { BookingRequest } from '@schemas/generated/entities'
import { useNow } from '@portico/core/format/useNow'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { KnownLine } from '../day'
import { TimeDialog } from '../note/TimeDialog'
import type { TextKey } from '../texts'

/** What a doctor does about a visit besides seeing the patient: move it, cancel it, or say that nobody came. Each writes a letter. */
export function VisitActions({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  const [open, setOpen] = useState<'move' | 'cancel' | 'noShow' | null>(null)
  const isStarted = Date.parse(line.startDate) <= useNow()
  const actions = useActions(line)
  if (line.isFinished || line.isUnfinished || line.endedAt) return null
  const close = () => setOpen(null)
  const name = line.patientName
  if (line.missedAt)
    return (
      <div>
        <Button size="sm" variant="secondary" onClick={() => void actions.attend(false)}>
          {t('DOCTOR.ACTION.NO_SHOW_UNDO')}
        </Button>
      </div>
    )
  return (
    <div className="row row-wrap gap-2">
      {isStarted ? (
        <Button size="sm" variant="quiet" icon="circle-x" onClick={() => setOpen('noShow')}>
          {t('DOCTOR.ACTION.NO_SHOW')}
        </Button>
      ) : (
        <>
          <Button size="sm" variant="quiet" icon="calendar" onClick={() => setOpen('move')}>
            {t('DOCTOR.ACTION.MOVE')}
          </Button>
          <Button size="sm" variant="danger-quiet" icon="circle-x" onClick={() => setOpen('cancel')}>
            {t('DOCTOR.ACTION.CANCEL')}
          </Button>
        </>
      )}
      {open === 'move' && (
        <TimeDialog
          line={line}
          title={t('DOCTOR.ACTION.MOVE_TITLE', { name })}
          text={t('DOCTOR.ACTION.MOVE_TEXT', { name })}
          confirm={t('DOCTOR.ACTION.MOVE')}
          ahead={1}
          onClose={close}
          onConfirm={actions.move}
        />
      )}
      <ConfirmDialog
        title={t('DOCTOR.ACTION.CANCEL_TITLE', { name })}
        isOpen={open === 'cancel'}
        onClose={close}
        confirm={t('DOCTOR.ACTION.CANCEL')}
        confirmBusy={t('DOCTOR.ACTION.CANCELLING')}
        keep={t('DOCTOR.ACTION.KEEP')}
        onConfirm={actions.cancel}
      >
        {t('DOCTOR.ACTION.CANCEL_TEXT', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('DOCTOR.ACTION.NO_SHOW_TITLE', { name })}
        isOpen={open === 'noShow'}
        onClose={close}
        confirm={t('DOCTOR.ACTION.NO_SHOW')}
        confirmBusy={t('DOCTOR.NOTES_SAVING')}
        keep={t('DOCTOR.ACTION.KEEP')}
        onConfirm={() => actions.attend(true)}
      >
        {t('DOCTOR.ACTION.NO_SHOW_TEXT', { name })}
      </ConfirmDialog>
    </div>
  )
}

function useActions({ appointmentId, patientId }: KnownLine) {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGo()
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
      go('doctor.today')
    },
    move: async (body: BookingRequest, _start: string, idempotencyKey: string) => {
      await call('PUT api/appointments/{id}/doctor', { ...target, body, idempotencyKey })
      await done('DOCTOR.ACTION.MOVED')
      go('doctor.today')
    },
  }
}
