import { useState } from 'react'
import { formatParts } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { errorClass } from '@portico/core/ui/forms/inputClass'
import { Select } from '@portico/core/ui/forms/Select'
import { ChipRow, ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { WaitingTimes } from '@schemas/generated/entities'
import { useBookingText } from '../texts'
import { afternoonHour, problemOf, timesOf, type WaitingForm } from './waitingTimes'

/** The props of `WaitingDialog`. */
export interface WaitingDialogProps {
  /** What it opens with. */
  form: WaitingForm
  /** The zone of days and hours. */
  zone: string
  /** What happens then: how long a time is held, and what stays. */
  hint: string
  /** The label of the main button: "Avísame". */
  confirm: string
  onClose: () => void
  /** Sends the times. Resolves to what went wrong, as a text, or null: the dialog then closes. */
  onSend: (times: WaitingTimes) => Promise<string | null>
}

/** Asks when somebody can come, to join the waiting list or to change their times. */
export default function WaitingDialog({
  form: known,
  zone,
  hint,
  confirm,
  onClose,
  onSend,
}: WaitingDialogProps) {
  const t = useBookingText()
  const { language } = useLanguage()
  const [form, setForm] = useState(known)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const missing = problemOf(form, zone, Date.now())
    if (missing) return setProblem(t(missing))
    setIsBusy(true)
    const fault = await onSend(timesOf(form, zone, language)).finally(() => setIsBusy(false))
    if (fault === null) onClose()
    else setProblem(fault)
  }
  const footer = (
    <>
      <Button busy={isBusy} busyText={t('BOOKING.WAIT.SENDING')} onClick={() => void send()}>
        {confirm}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('BOOKING.WAIT.CLOSE')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('BOOKING.WAIT.TITLE')} isOpen onClose={onClose} footer={footer}>
      <Times form={form} onChange={(change) => setForm({ ...form, ...change })} />
      <p className="text-sm text-muted text-pretty">{hint}</p>
      <div role="alert" className="empty:hidden">
        {problem && <p className={errorClass}>{problem}</p>}
      </div>
    </Dialog>
  )
}

const notices = ['2', '24', '0'] as const

function Times({ form, onChange }: { form: WaitingForm; onChange: (change: Partial<WaitingForm>) => void }) {
  const t = useBookingText()
  const { language } = useLanguage()
  const hour = `${String(afternoonHour(language)).padStart(2, '0')}:00`
  return (
    <>
      <fieldset className="stack gap-2">
        <legend className="font-strong mb-2">{t('BOOKING.WAIT.HOURS')}</legend>
        <Checkbox checked={form.isMorning} onChange={(isMorning) => onChange({ isMorning })}>
          {t('BOOKING.WAIT.MORNING', { hour })}
        </Checkbox>
        <Checkbox checked={form.isAfternoon} onChange={(isAfternoon) => onChange({ isAfternoon })}>
          {t('BOOKING.WAIT.AFTERNOON', { hour })}
        </Checkbox>
      </fieldset>
      <Weekdays value={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      <DateField
        label={t('BOOKING.WAIT.BEFORE')}
        value={form.before}
        onChange={(before) => onChange({ before })}
      />
      <Select
        label={t('BOOKING.WAIT.NOTICE')}
        value={notices.find((one) => Number(one) === form.noticeHours) ?? '2'}
        onChange={(hours) => onChange({ noticeHours: Number(hours) })}
        options={notices.map((value) => ({ value, label: t(`BOOKING.WAIT.NOTICE_${value}`) }))}
      />
    </>
  )
}

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0]
/** A Sunday: the name of a weekday is that of a day of its week. */
const SUNDAY = 4

function Weekdays({ value, onChange }: { value: readonly number[]; onChange: (value: number[]) => void }) {
  const t = useBookingText()
  const { language } = useLanguage()
  const nameOf = (weekday: number) =>
    formatParts(`2026-01-${String(SUNDAY + weekday).padStart(2, '0')}`, language, { weekday: 'long' })
  return (
    <div className="stack gap-2">
      <p className="font-strong" id="waiting-days">
        {t('BOOKING.WAIT.DAYS')}
      </p>
      <ChipRow aria-labelledby="waiting-days">
        {week.map((weekday) => (
          <ChipToggle
            key={weekday}
            pressed={value.includes(weekday)}
            onChange={(isOn) => onChange(isOn ? [...value, weekday] : value.filter((one) => one !== weekday))}
          >
            {nameOf(weekday)}
          </ChipToggle>
        ))}
      </ChipRow>
    </div>
  )
}
