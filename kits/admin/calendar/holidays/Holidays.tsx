import { Suspense, useState } from 'react'
import type { CentreHoliday, CentreHolidayChange } from '@schemas/generated/entities'
import { localDate } from '@portico/core/format/dates'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { LeaveDialog } from '../../form/saving/LeaveDialog'
import { useCalendarText } from '../texts'
import { AddHoliday, AddPublicHolidays } from './AddHolidays'
import { addDays, countChanges, decideAgain, emptyDraft, rowsOf, toggleDay, type HolidayDraft } from './draft'
import { HolidayList } from './HolidayList'
import { HolidaySave } from './HolidaySave'
import type { NamedDay } from './publicHolidays'
import { useHolidayPreview, useHolidays, useSaveHolidays, type SavedHolidays } from './useHolidays'

/** The centre whose holidays are edited. */
export interface HolidayCentre {
  id: number
  /** IANA zone. */
  timezone: string
  /** ISO 3166 alpha-2. */
  country: string
}

/** Edits the dates on which a centre is closed. What is booked on new ones comes before the button that saves. */
export function Holidays({ centre }: { centre: HolidayCentre }) {
  const t = useCalendarText()
  const { data, error, isValidating, mutate } = useHolidays(centre.id)
  if (error && !data)
    return <ErrorState title={t('ADMIN.HOLIDAYS.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Placeholder />
  return <Editor centre={centre} saved={data} />
}

const Placeholder = () => (
  <Loading>
    <Skeleton shape="block" height="8rem" />
  </Loading>
)

function Editor({ centre, saved }: { centre: HolidayCentre; saved: readonly CentreHoliday[] }) {
  const t = useCalendarText()
  const [today] = useState(() => localDate(Date.now(), centre.timezone))
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  const { draft, setDraft, outcome, run, ...saving } = useHolidayDraft(centre.id)
  const rows = rowsOf(saved, draft, year)
  const add = (days: readonly NamedDay[]) => {
    const next = addDays(draft, saved, days)
    setDraft(next)
    return countChanges(next) - countChanges(draft)
  }
  const isDirty = saving.count > 0
  return (
    <div className="grid gap-5 pb-6">
      <LeaveDialog
        isDirty={isDirty}
        onSave={async () => ((await run()) ? String(centre.id) : null)}
        onDiscard={() => setDraft(emptyDraft)}
      />
      <section className="grid gap-4" aria-labelledby="holidays">
        <div className="flex items-center gap-1">
          <h2 className="text-lg font-strong me-2" id="holidays">
            {t('ADMIN.HOLIDAYS.TITLE', { year })}
          </h2>
          <IconButton
            icon="chevron-left"
            label={t('ADMIN.HOLIDAYS.YEAR_BEFORE')}
            onClick={() => setYear(year - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={t('ADMIN.HOLIDAYS.YEAR_AFTER')}
            onClick={() => setYear(year + 1)}
          />
        </div>
        <p className="text-muted max-w-160">{t('ADMIN.HOLIDAYS.HINT')}</p>
        <HolidayList
          {...{ rows, year, today }}
          onToggle={(row) => setDraft(toggleDay(draft, row))}
          onDecide={(row) => setDraft(decideAgain(draft, row))}
        />
        {centre.country === 'ES' && (
          <Suspense fallback={<Placeholder />}>
            <AddPublicHolidays key={year} {...{ year, today }} onAdd={add} />
          </Suspense>
        )}
        <AddHoliday
          year={year}
          onAdd={(day) => {
            add([day])
            setYear(Number(day.date.slice(0, 4)))
          }}
        />
      </section>
      {isDirty && (
        <HolidaySave {...saving} onSave={() => void run()} onDiscard={() => setDraft(emptyDraft)} />
      )}
      <Outcome outcome={outcome} />
    </div>
  )
}

/** The unsaved changes, what is booked on the dates that they close, and how to save them. */
function useHolidayDraft(centreId: number) {
  const [draft, setDraft] = useState<HolidayDraft>(emptyDraft)
  const [choice, setChoice] = useState<CentreHolidayChange['appointments'] | null>(null)
  const { save, isBusy: isSaving, outcome } = useSaveHolidays(centreId)
  const add = Object.entries(draft.added).map(([date, name]) => ({ date, name }))
  const dates = add.map(({ date }) => date).toSorted()
  const { data, error, isValidating, mutate } = useHolidayPreview(centreId, dates)
  const preview = dates.length === 0 ? [] : data
  const found = preview?.flatMap(({ appointments }) => appointments)
  const appointments = found?.some(({ canCancel }) => canCancel) ? choice : 'keep'
  const canSave = found !== undefined && !(dates.length > 0 && isValidating) && appointments !== null
  const change = (next: HolidayDraft) => {
    setDraft(next)
    setChoice(null)
  }
  const run = async () => {
    if (!canSave) return false
    const known = found.map(({ id }) => id)
    const isSaved = await save({ add, remove: [...draft.removed], appointments, known })
    if (isSaved) change(emptyDraft)
    return isSaved
  }
  return {
    draft,
    setDraft: change,
    count: countChanges(draft),
    preview: {
      data: preview,
      error: dates.length > 0 && error,
      isBusy: isValidating,
      retry: () => void mutate(),
    },
    choice,
    onChoose: setChoice,
    isSaving,
    canSave,
    outcome,
    run,
  }
}

/** What became of the appointments of the last save. */
function Outcome({ outcome }: { outcome: SavedHolidays | null }) {
  const t = useCalendarText()
  if (!outcome) return null
  const isFailed = 'error' in outcome
  return (
    <Notice
      tone={isFailed ? 'danger' : 'success'}
      role={isFailed ? 'alert' : 'status'}
      {...(!isFailed && { title: t('ADMIN.HOLIDAYS.SAVED') })}
    >
      {isFailed ? outcome.error : <Fate {...outcome} />}
    </Notice>
  )
}

function Fate({ cancelled, offered, kept }: Readonly<Record<'cancelled' | 'offered' | 'kept', number>>) {
  const t = useCalendarText()
  const parts = [
    cancelled > 0 && t('ADMIN.ABSENCES.CANCELLED', { count: cancelled }),
    offered > 0 && t('ADMIN.ABSENCES.OFFERED', { count: offered }),
    kept > 0 && t('ADMIN.ABSENCES.KEPT', { count: kept }),
  ]
  return <p>{parts.filter(Boolean).join(' · ')}</p>
}
