import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { TextKey } from '../texts'

/** The longest summary that the server takes. */
const MAX = 5000

interface Props {
  line: DoctorConsultation
  callId: number
}

/** What the doctor writes for the patient, and the end of the consultation (CALL-062). What is typed survives a reload. */
export function Summary({ line, callId }: Props) {
  const t = useText<TextKey>()
  const { value, change, forget } = useFormDraft(`summary ${line.appointmentId}`, () => ({
    summary: line.summary ?? '',
  }))
  const { send, end } = useEnding(callId)
  const [isAsking, setIsAsking] = useState(false)
  const isEnded = line.endedAt !== null
  const summary = value.summary.trim()
  const write = async () => {
    if (summary) await send(summary)
    forget()
  }
  const finish = async () => {
    await write()
    await end()
    toast({ tone: 'success', text: t(summary ? 'DOCTOR.ENDED_SENT' : 'DOCTOR.ENDED') })
  }
  return (
    <div className="stack">
      <TextArea
        label={t('DOCTOR.SUMMARY')}
        hint={t('DOCTOR.SUMMARY_HINT', { name: line.patientName })}
        rows={6}
        maxLength={MAX}
        value={value.summary}
        onChange={(text) => change({ summary: text })}
      />
      {isEnded ? (
        <div>
          <Button
            disabled={!summary}
            onClick={() =>
              void write().then(
                () => toast({ tone: 'success', text: t('DOCTOR.SENT') }),
                () => undefined,
              )
            }
          >
            {t('DOCTOR.SEND')}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {t('DOCTOR.END')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={t('DOCTOR.END_ASK', { name: line.patientName })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        confirm={t(summary ? 'DOCTOR.END_SEND' : 'DOCTOR.END_LATER')}
        confirmBusy={t('DOCTOR.ENDING')}
        keep={t('DOCTOR.GO_ON')}
        onConfirm={finish}
      >
        <p>{t(summary ? 'DOCTOR.END_TEXT' : 'DOCTOR.END_TEXT_LATER')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** Sends the summary and ends the consultation; the client shows an error, and nothing that was typed is lost. */
function useEnding(callId: number) {
  const call = useCall()
  const invalidate = useInvalidate()
  const params = { id: callId }
  return {
    send: async (summary: string) => {
      await call('PUT api/video-calls/{id}/summary', { params, body: { summary } })
      await invalidate('api/video-calls')
    },
    end: async () => {
      await call('GET api/video-calls/{id}/end-consultation', { params })
      await invalidate('api/video-calls')
    },
  }
}
