import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { VisitRecord } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { Icon } from '@portico/core/ui/media/Icon'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { KnownLine } from '../day'
import { isEmpty } from './content'
import type { Note } from './useNote'
import { usePrescriptionWords } from './usePrescriptionWords'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  record: VisitRecord
  note: Note
}

/** Whether the note is saved, and the way to finish it, which asks once. */
export function FinishBar({ line, record, note }: Props) {
  const t = useText<TextKey>()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="sticky bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] z-2 flex flex-wrap items-center gap-x-4 gap-y-2 py-3 px-4 hairline rounded-card bg-raised desk:bottom-4 [&_.btn]:flex-auto @min-[56rem]:[&_.btn]:flex-none [@media(max-height:30rem)]:static max-desk:in-data-pane:static">
      <Saved note={note} />
      {isEmpty(note.fields) && <span className="text-sm text-muted">{t('DOCTOR.NOTE.EMPTY')}</span>}
      <Link className={buttonClass({ variant: 'secondary' })} to="doctor.today">
        {t('DOCTOR.NOTE.LATER')}
      </Link>
      <Button disabled={isEmpty(note.fields) || note.other !== null} onClick={() => setIsAsking(true)}>
        {t('DOCTOR.END')}
      </Button>
      {isAsking && <Question {...{ line, record, note }} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function Saved({ note: { status, savedAt, failedSince } }: { note: Note }) {
  const t = useText<TextKey>()
  const time = (instant: string | number) => formatTime(instant, browserZone())
  const isFailed = status === 'failed' && failedSince !== null
  return (
    <output className="flex-[1_1_10rem] text-sm">
      {isFailed && <Icon name="circle-alert" size="xs" />}
      {isFailed && <span>{t('DOCTOR.NOTE.NOT_SAVED', { time: time(failedSince) })}</span>}
      {status === 'saving' && <span>{t('DOCTOR.NOTES_SAVING')}</span>}
      {status === 'saved' && savedAt && <span>{t('DOCTOR.NOTE.SAVED', { time: time(savedAt) })}</span>}
    </output>
  )
}

const failures: Readonly<Record<string, TextKey>> = {
  DRAFT_CHANGED: 'DOCTOR.NOTE.CONFLICT',
  TOO_EARLY: 'DOCTOR.NOTE.TOO_EARLY',
}

/** What the patient gets, before it is sent. */
function Question({ line, record, note, onClose }: Props & { onClose: () => void }) {
  const t = useText<TextKey>()
  const words = usePrescriptionWords()
  const [isBusy, setIsBusy] = useState(false)
  const { summary, prescriptions } = note.fields
  const name = line.patientName
  const hasSummary = summary.trim() !== ''
  const finish = async () => {
    setIsBusy(true)
    try {
      await note.finish()
      toast({ tone: 'success', text: t(hasSummary ? 'DOCTOR.ENDED_SENT' : 'DOCTOR.ENDED') })
    } catch (error) {
      const code = error instanceof ApiError ? error.message : ''
      toast({ tone: 'error', text: t(failures[code] ?? 'DOCTOR.NOTE.FINISH_FAILED') })
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      title={t('DOCTOR.END_ASK', { name })}
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} busyText={t('DOCTOR.ENDING')} onClick={() => void finish()}>
            {t(hasSummary ? 'DOCTOR.NOTE.END_SEND' : 'DOCTOR.NOTE.END_WITHOUT', { name })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('DOCTOR.NOTE.GO_ON')}
          </Button>
        </>
      }
    >
      <p>{t('DOCTOR.NOTE.END_TEXT', { name })}</p>
      <ul className="whitespace-pre-line wrap-anywhere stack gap-2">
        <li>{hasSummary ? `«${summary.trim()}»` : t('DOCTOR.NOTE.NO_SUMMARY', { name })}</li>
        {prescriptions.map((one, index) => (
          <li key={`${index} ${one.name}`}>
            {t('DOCTOR.NOTE.SENT_RX', { name: one.name })} <span className="text-muted">{words(one)}</span>
          </li>
        ))}
        {line.given?.map(({ documentId, name: title }) => (
          <li key={documentId}>{title}</li>
        ))}
        {record.followUp && record.followUp.state !== 'over' && <li>{t('DOCTOR.NOTE.SENT_FOLLOW_UP')}</li>}
      </ul>
      <p className="text-sm text-muted">{t('DOCTOR.NOTE.END_FINAL')}</p>
    </Dialog>
  )
}
