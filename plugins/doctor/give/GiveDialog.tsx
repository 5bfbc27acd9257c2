import { useText } from '@portico/core/i18n/useText'
import { useState, type FormEvent } from 'react'
import { useOptions } from '@portico/core/plugin/useHost'
import { Button } from '@portico/core/ui/actions/Button'
import { errorTextKey } from '@portico/core/ui/feedback/apiErrors'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { toast } from '@portico/core/ui/feedback/toast'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { KnownLine } from '../day'
import { FileChoice } from './FileChoice'
import { nameOfFile, useGive, type GiveDraft, type GivenKind } from './useGive'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  kind: GivenKind
  isOpen: boolean
  onClose: () => void
}

/** Gives the patient of a consultation a document or a prescription. Closing it loses nothing. */
export function GiveDialog({ line, kind, isOpen, onClose }: Props) {
  const t = useText<TextKey>()
  const [attempts, setAttempts] = useState(0)
  return (
    <GiveForm
      key={attempts}
      {...{ line, kind, isOpen, onClose }}
      onGiven={(name) => {
        toast({ tone: 'success', text: t('DOCTOR.GIVE.DONE', { name, person: line.patientName }) })
        setAttempts(attempts + 1)
        onClose()
      }}
    />
  )
}

function GiveForm({ line, kind, isOpen, onClose, onGiven }: Props & { onGiven: (name: string) => void }) {
  const t = useText<TextKey>()
  const { draft, change, share, failure, send } = useGive(line, kind, onGiven)
  const [isChecked, setIsChecked] = useState(false)
  const isBusy = share !== null
  const person = line.patientName
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setIsChecked(true)
    if (draft.file && draft.name.trim() && !isBusy) void send(draft.file)
  }
  return (
    <Dialog
      title={t('DOCTOR.GIVE.TITLE', { person })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} busyText={t('DOCTOR.GIVE.SENDING')} onClick={() => submit()}>
            {t(`DOCTOR.GIVE.SEND_${kind}`, { person })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('DOCTOR.GIVE.CANCEL')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('DOCTOR.GIVE.TEXT')}</p>
      {failure && (
        <Notice tone="danger">
          {t(errorTextKey(failure.message, { fallback: 'DOCTOR.GIVE.FAILED' }) as 'DOCTOR.GIVE.FAILED')}
        </Notice>
      )}
      <form className="stack" onSubmit={submit}>
        <GiveFields {...{ kind, draft, change, isChecked }} />
        {share !== null && <ProgressBar label={t('DOCTOR.GIVE.SENDING')} value={share * 100} />}
      </form>
    </Dialog>
  )
}

interface FieldProps {
  kind: GivenKind
  draft: GiveDraft
  change: (to: Partial<GiveDraft>) => void
  /** Whether missing values are marked. */
  isChecked: boolean
}

function GiveFields({ kind, draft, change, isChecked }: FieldProps) {
  const t = useText<TextKey>()
  const { mainDoctorApp } = useOptions('doctor')
  const choose = (file: File | null) =>
    change({ file, key: crypto.randomUUID(), ...(file && !draft.name && { name: nameOfFile(file) }) })
  return (
    <>
      <FileChoice
        kind={kind}
        file={draft.file}
        error={isChecked && !draft.file ? t('DOCTOR.GIVE.NO_FILE') : undefined}
        onChoose={choose}
      />
      <TextField
        label={t('DOCTOR.GIVE.NAME')}
        hint={kind === 'receipt' ? t('DOCTOR.GIVE.NAME_RECEIPT') : undefined}
        maxLength={190}
        value={draft.name}
        error={isChecked && !draft.name.trim() ? t('DOCTOR.GIVE.NO_NAME') : undefined}
        onChange={(name) => change({ name })}
      />
      <TextArea
        label={t('DOCTOR.GIVE.NOTE')}
        optional
        rows={3}
        maxLength={5000}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
      {!mainDoctorApp && (
        <Checkbox checked={draft.isNotified} onChange={(isNotified) => change({ isNotified })}>
          {t('DOCTOR.GIVE.NOTIFY')}
        </Checkbox>
      )}
    </>
  )
}
