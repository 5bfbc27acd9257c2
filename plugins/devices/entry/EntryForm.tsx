import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Card } from '@portico/core/ui/layout/Card'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { seriesIds } from '../model/series'
import { useDevicesText } from '../texts'
import { fieldsOfEntry, type Finding } from './entry'
import { MealChoice } from './MealChoice'
import type { useEntry } from './useEntry'

type Form = ReturnType<typeof useEntry>

const controlId = (field: Finding['field']) => (field === 'series' ? '' : `reading-${field}`)

/** The fields of a reading. A value that is only unlikely is asked about, and can be saved. */
export function EntryForm({ form, onRemove }: { form: Form; onRemove?: () => void }) {
  const { t } = useDevicesText()
  const { id: route } = useRoute()
  const textOf = ({ field, problem }: Finding) =>
    t(`DEVICES.PROBLEM.${problem}`, {
      name: field === 'date' || field === 'series' ? '' : t(`DEVICES.LINE.${field}`),
    })
  const errors = [
    ...form.findings.map((finding) => ({ field: controlId(finding.field), text: textOf(finding) })),
    ...(form.failure ? [{ field: '', text: form.failure }] : []),
  ]
  return (
    <Card>
      <form
        className="stack gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ErrorSummary errors={errors} attempt={form.attempt} title={form.failure || undefined} />
        <Choice form={form} />
        {form.entry.series.includes('glucose') && <MealChoice form={form} />}
        <Values form={form} errorOf={(field) => errorOf(form.findings, field, textOf)} />
        <div className="flex items-center gap-3 flex-wrap">
          <Button type="submit" size="lg" busy={form.busy} busyText={t('DEVICES.SAVING')}>
            {t('DEVICES.SAVE')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet' })} to={route} onClick={form.forget}>
            {t('DEVICES.CANCEL')}
          </Link>
          {onRemove && (
            <Button variant="quiet" icon="trash-2" onClick={onRemove}>
              {t('DEVICES.REMOVE')}
            </Button>
          )}
        </div>
      </form>
      <Question form={form} />
    </Card>
  )
}

const errorOf = (findings: readonly Finding[], field: Finding['field'], textOf: (one: Finding) => string) => {
  const finding = findings.find((one) => one.field === field)
  return finding && textOf(finding)
}

function Choice({ form: { entry, change } }: { form: Form }) {
  const { t } = useDevicesText()
  return (
    <fieldset className="stack gap-2">
      <legend className="font-strong">{t('DEVICES.WHAT')}</legend>
      <div className="flex items-center gap-3 flex-wrap">
        {seriesIds.map((id) => (
          <ChipToggle
            key={id}
            pressed={entry.series.includes(id)}
            onChange={(pressed) =>
              change({ series: pressed ? [...entry.series, id] : entry.series.filter((one) => one !== id) })
            }
          >
            {t(`DEVICES.SERIES.${id}`)}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  )
}

interface ValuesProps {
  form: Form
  errorOf: (field: Finding['field']) => string | undefined
}

function Values({ form: { entry, change }, errorOf: error }: ValuesProps) {
  const { t, unit } = useDevicesText()
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {fieldsOfEntry(entry).map((line) => (
        <TextField
          key={line}
          id={controlId(line)}
          label={t(`DEVICES.LINE.${line}`)}
          unit={unit(line)}
          inputMode="decimal"
          autoComplete="off"
          optional={line === 'pulse'}
          value={entry.values[line] ?? ''}
          error={error(line)}
          onChange={(value) => change({ values: { ...entry.values, [line]: value } })}
        />
      ))}
      <DateField
        id={controlId('date')}
        label={t('DEVICES.DATE')}
        value={entry.date}
        error={error('date')}
        onChange={(date) => change({ date })}
      />
      <TextField
        label={t('DEVICES.TIME')}
        type="time"
        value={entry.time}
        onChange={(time) => change({ time })}
      />
    </div>
  )
}

function Question({ form }: { form: Form }) {
  const { t, value, number } = useDevicesText()
  const [doubt] = form.doubts
  if (!doubt) return null
  const { line, from, to, by } = doubt
  return (
    <ConfirmDialog
      title={t('DEVICES.ASK', { value: value(line, doubt.value) })}
      isOpen
      tone="primary"
      onClose={form.dropDoubts}
      confirm={t('DEVICES.SAVE_ANYWAY', { value: value(line, doubt.value) })}
      confirmBusy={t('DEVICES.SAVING')}
      keep={t('DEVICES.KEEP')}
      onConfirm={form.send}
    >
      <p>
        {t(by === 'own' ? 'DEVICES.ASK_OWN' : 'DEVICES.ASK_DEVICE', {
          from: number(line, from),
          to: value(line, to),
        })}
      </p>
    </ConfirmDialog>
  )
}
