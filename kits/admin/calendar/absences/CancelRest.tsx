import type { Absence } from '@schemas/generated/entities'
import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { useCalendarText } from '../texts'
import { capability, useReadAgain, type AbsentDoctor } from './useAbsences'

interface Props {
  absence: Absence
  /** The days of the absence, as they are shown. */
  days: string
  doctor: AbsentDoctor
}

/** Cancels the appointments that are still in an absence: those that stayed, and those whose patient has not accepted another time. */
export function CancelRest({ absence, days, doctor }: Props) {
  const t = useCalendarText()
  const call = useCall()
  const readAgain = useReadAgain()
  const [isOpen, setIsOpen] = useState(false)
  const left = appointmentsLeft(absence)
  const count = left.filter(({ canCancel }) => canCancel).length
  if (count === 0 && !isOpen) return null
  const cancel = async () => {
    try {
      await call('POST api/doctors/{id}/absences/{absenceId}/cancel', {
        capability,
        params: { id: doctor.id, absenceId: absence.id },
        body: { known: left.map(({ id }) => id) },
        quiet: true,
      })
      toast({ tone: 'success', text: t('ADMIN.ABSENCES.CANCELLED', { count }) })
    } catch {
      toast({ tone: 'error', text: t('ADMIN.ABSENCES.REST_FAILED') })
    }
    await readAgain()
  }
  return (
    <div>
      <Button
        variant="danger-quiet"
        aria-label={t('ADMIN.ABSENCES.REST_NAME', { count, days })}
        onClick={() => setIsOpen(true)}
      >
        {t('ADMIN.ABSENCES.REST', { count })}
      </Button>
      <ConfirmDialog
        title={t('ADMIN.ABSENCES.REST_TITLE')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        confirm={t('ADMIN.ABSENCES.REST', { count })}
        confirmBusy={t('ADMIN.ABSENCES.REST_BUSY')}
        keep={t('ADMIN.ABSENCES.REST_KEEP')}
        onConfirm={cancel}
      >
        {t('ADMIN.ABSENCES.CANCEL_TEXT')}
      </ConfirmDialog>
    </div>
  )
}

/** The appointments that are still in an absence. */
const appointmentsLeft = ({ kept, offered }: Absence) => [
  ...kept,
  ...offered.filter(({ otherTime }) => otherTime?.state !== 'accepted' && otherTime?.state !== 'changed'),
]
