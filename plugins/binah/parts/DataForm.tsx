import { useText } from '@portico/core/i18n/useText'
import { useState, type SubmitEvent } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ChoiceCards } from '@portico/core/ui/forms/ChoiceCards'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { VideoVitalTest } from '@schemas/generated/entities'
import { readWeight, withPatient, type PatientDraft } from '../flow/savePatient'
import type { TextKey } from '../texts'

interface DataFormProps {
  patient: VideoVitalTest['patient']
  onSaved: () => Promise<void>
}

/** Asks for age, sex and weight where they are missing. */
export function DataForm({ patient, onSaved }: DataFormProps) {
  const t = useText<TextKey>()
  const [draft, setDraft] = useState<PatientDraft>({ weight: '', gender: '', birthDate: '' })
  const [isShown, setIsShown] = useState(false)
  const { isBusy, hasFailed, save } = useSave(draft, onSaved)
  const set = (change: Partial<PatientDraft>) => setDraft({ ...draft, ...change })
  const missing = {
    weight: !patient.weight && readWeight(draft.weight) === 0,
    gender: !patient.sex && draft.gender === '',
    birthDate: !patient.age && draft.birthDate === '',
  }
  const error = (
    field: keyof typeof missing,
    key: 'SCAN.WEIGHT_ERROR' | 'SCAN.SEX_ERROR' | 'SCAN.BIRTH_ERROR',
  ) => (isShown && missing[field] ? t(key) : undefined)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsShown(true)
    if (!Object.values(missing).some(Boolean)) void save()
  }
  return (
    <div className="max-w-160 stack gap-6">
      <PageHeader title={t('SCAN.DATA_TITLE')}>
        <p className="lead">{t('SCAN.DATA_LEAD')}</p>
      </PageHeader>
      {hasFailed && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Link className="link" to="profile.personalData">
              {t('SCAN.CORRECT')}
            </Link>
          }
        >
          {t('SCAN.DATA_FAILED')}
        </Notice>
      )}
      <Card>
        <form className="form stack gap-5" noValidate onSubmit={submit}>
          {!patient.weight && (
            <TextField
              label={t('SCAN.WEIGHT')}
              unit="kg"
              inputMode="decimal"
              value={draft.weight}
              error={error('weight', 'SCAN.WEIGHT_ERROR')}
              onChange={(weight) => set({ weight })}
            />
          )}
          {!patient.sex && (
            <SexField
              gender={draft.gender}
              error={error('gender', 'SCAN.SEX_ERROR')}
              onChange={(gender) => set({ gender })}
            />
          )}
          {!patient.age && (
            <DateField
              label={t('SCAN.BIRTH')}
              value={draft.birthDate}
              error={error('birthDate', 'SCAN.BIRTH_ERROR')}
              onChange={(birthDate) => set({ birthDate })}
            />
          )}
          <Button type="submit" size="lg" busy={isBusy}>
            {t('SCAN.DATA_SAVE')}
          </Button>
        </form>
      </Card>
    </div>
  )
}

interface SexFieldProps {
  gender: PatientDraft['gender']
  error: string | undefined
  onChange: (gender: PatientDraft['gender']) => void
}

function SexField({ gender, error, onChange }: SexFieldProps) {
  const t = useText<TextKey>()
  return (
    <ChoiceCards
      label={t('SCAN.SEX')}
      value={gender || null}
      error={error}
      onChange={onChange}
      options={[
        { value: '2', title: t('SCAN.FEMALE') },
        { value: '1', title: t('SCAN.MALE') },
      ]}
    />
  )
}

function useSave(draft: PatientDraft, onSaved: () => Promise<void>) {
  const call = useCall()
  const { data: user, mutate } = useApi('GET api/users/data', {})
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const save = async () => {
    if (!user) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      await call('PUT api/users', { body: withPatient(user, draft, readWeight(draft.weight)), quiet: true })
      await mutate()
      await onSaved()
    } catch {
      setHasFailed(true)
      // Somebody may have saved other data meanwhile: the next attempt starts from them.
      void mutate()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, hasFailed, save }
}
