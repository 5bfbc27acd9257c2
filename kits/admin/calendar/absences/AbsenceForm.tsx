import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useCalendarText } from '../texts'
import { readRange, type AbsenceDraft } from './draft'
import { Fates } from './Fates'
import { PreviewList } from './PreviewList'
import { RangeFields } from './RangeFields'
import { usePreviews, type AbsentDoctor } from './useAbsences'
import { useSaveAbsences, type SavedAbsence } from './useSaveAbsences'

interface Props {
  doctors: readonly AbsentDoctor[]
  /** Tomorrow at the place of the person, YYYY-MM-DD. */
  firstDay: string
  onSaved: (outcomes: readonly SavedAbsence[]) => void
}

/** Enters an absence of some doctors: what it closes, and what becomes of the appointments, comes before the button. */
export function AbsenceForm({ doctors, firstDay, onSaved }: Props) {
  const t = useCalendarText()
  const [draft, setDraft] = useState<AbsenceDraft>(() => ({
    from: firstDay,
    to: firstDay,
    isWholeDay: true,
    startTime: '',
    endTime: '',
    reason: t('ADMIN.CALENDAR.VACATION'),
    appointments: null,
  }))
  const { range, errors } = readRange(draft)
  const { data: previews = [], error, isValidating, isLoading, mutate } = usePreviews(doctors, range)
  const { save, isBusy } = useSaveAbsences()
  const found = previews.flatMap(({ appointments }) => appointments)
  const fates = found.some(({ canCancel }) => canCancel) ? draft.appointments : 'keep'
  const reason = draft.reason.trim()
  const missing = missingPart({ doctors, range, reason, fates })
  const isReady = !missing && previews.length > 0 && !isValidating
  const change = (more: Partial<AbsenceDraft>) => setDraft({ ...draft, appointments: null, ...more })
  const run = async () => {
    if (!isReady || !range || !fates) return
    const outcomes = await save(previews, { ...range, reason, appointments: fates })
    setDraft({ ...draft, appointments: null })
    onSaved(outcomes)
  }
  return (
    <div className="grid gap-5">
      <RangeFields {...{ draft, errors }} onChange={change} />
      {error && (
        <ErrorState
          title={t('ADMIN.ABSENCES.PREVIEW_FAILED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {isLoading && (
        <Loading>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
      <PreviewList previews={previews} />
      <Fates
        {...{ found }}
        value={draft.appointments}
        offerText={t('ADMIN.ABSENCES.OFFER_TEXT')}
        onChange={(appointments) => change({ appointments })}
      />
      <SaveButton {...{ fates, missing, isBusy, isReady, found }} onPress={() => void run()} />
    </div>
  )
}

interface Entered {
  doctors: readonly AbsentDoctor[]
  range: unknown
  reason: string
  fates: AbsenceDraft['appointments']
}

/** What is still missing before an absence can be saved, as the end of the key of its text. */
function missingPart({ doctors, range, reason, fates }: Entered) {
  if (doctors.length === 0) return 'DOCTORS'
  if (!range) return 'RANGE'
  if (!reason) return 'REASON'
  return fates ? null : 'FATES'
}

interface SaveProps {
  fates: AbsenceDraft['appointments']
  missing: ReturnType<typeof missingPart>
  isBusy: boolean
  isReady: boolean
  found: readonly { canCancel: boolean }[]
  onPress: () => void
}

/** Saves, and says how many appointments go, or what is still missing. */
function SaveButton({ fates, missing, isBusy, isReady, found, onPress }: SaveProps) {
  const t = useCalendarText()
  const count = found.filter(({ canCancel }) => canCancel).length
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant={fates === 'cancel' ? 'danger' : 'primary'}
        busy={isBusy}
        busyText={t('ADMIN.CALENDAR.SAVING')}
        disabled={!isReady}
        onClick={onPress}
      >
        {fates === 'cancel' && t('ADMIN.ABSENCES.SAVE_CANCEL', { count })}
        {fates === 'offer' && t('ADMIN.ABSENCES.SAVE_OFFER', { count })}
        {(fates === 'keep' || fates === null) && t('ADMIN.ABSENCES.SAVE')}
      </Button>
      {missing && <p className="text-muted">{t(`ADMIN.ABSENCES.MISSING.${missing}`)}</p>}
    </div>
  )
}
