import { useState } from 'react'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { checkClass } from '@portico/core/ui/forms/Checkbox'
import { useAdminText } from '../../texts'
import { ValueText } from '../fields/ValueText'
import { findConflicts, mergeRecords, type FieldConflict } from '../changes'
import { useFormView } from '../FormView'
import type { SaveConflict } from '../recordFormMachine'
import type { RecordFormController } from '../useRecordForm'

type Side = 'mine' | 'theirs'

/** Opens when another person saved the record meanwhile: what each of them changed, and what to save. */
export function ConflictDialog({ form }: { form: RecordFormController }) {
  const { conflict } = form
  return conflict && <OpenDialog key={String(conflict.current['version'])} form={form} conflict={conflict} />
}

function OpenDialog({ form, conflict }: { form: RecordFormController; conflict: SaveConflict }) {
  const t = useAdminText()
  const { entity, original } = useFormView()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const { current, changedBy, changedAt } = conflict
  const fieldConflicts = findConflicts(entity.form.schema, original, current, form.data)
  const who = changedBy ?? t('ADMIN.CONFLICT.SOMEBODY')
  const time = changedAt ? formatTime(changedAt, browserZone()) : ''
  return (
    <Dialog
      wide
      title={t('ADMIN.CONFLICT.TITLE', { who })}
      isOpen
      onClose={form.dismissConflict}
      role="alertdialog"
      footer={
        <>
          <Button
            busy={form.isSaving}
            busyText={t('ADMIN.FORM.SAVING')}
            onClick={() => void form.resolveConflict(mergeRecords(fieldConflicts, current, form.data, sides))}
          >
            {t('ADMIN.CONFLICT.SAVE')}
          </Button>
          <Button variant="secondary" onClick={form.dismissConflict}>
            {t('ADMIN.LEAVE.STAY')}
          </Button>
          <Button variant="danger-quiet" onClick={form.acceptTheirs}>
            {t('ADMIN.CONFLICT.TAKE_THEIRS')}
          </Button>
        </>
      }
    >
      <p>{t('ADMIN.CONFLICT.TEXT', { time })}</p>
      <div className="grid gap-4">
        {fieldConflicts.map((conflictOf) => (
          <FieldRow
            key={conflictOf.field}
            conflict={conflictOf}
            theirs={current[conflictOf.field]}
            mine={form.data[conflictOf.field]}
            side={sides[conflictOf.field] ?? 'mine'}
            onChange={(side) => setSides({ ...sides, [conflictOf.field]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface RowProps {
  conflict: FieldConflict
  theirs: unknown
  mine: unknown
  side: Side
  onChange: (side: Side) => void
}

function FieldRow({ conflict: { field, by }, theirs, mine, side, onChange }: RowProps) {
  const t = useAdminText()
  const { texts, original } = useFormView()
  const label = texts.label(field)
  const valueOf = (owner: Side) => (
    <>
      {t(owner === 'mine' ? 'ADMIN.CONFLICT.MINE' : 'ADMIN.CONFLICT.THEIRS')}:{' '}
      <ValueText field={field} value={owner === 'mine' ? mine : theirs} />
    </>
  )
  const before = (
    <p className="text-sm text-muted">
      {t('ADMIN.FORM.BEFORE')} <ValueText field={field} value={original[field]} />
    </p>
  )
  if (by !== 'both') {
    return (
      <div className="min-w-0 pb-3 hairline-b wrap-anywhere">
        <p className="font-strong">{label}</p>
        {before}
        <p>{valueOf(by)}</p>
      </div>
    )
  }
  return (
    <fieldset className="min-w-0 m-0 pt-0 pb-3 px-0 [border-width:0_0_1px] [border-style:solid] border-line wrap-anywhere">
      <legend className="font-strong">{label}</legend>
      {before}
      {(['theirs', 'mine'] as const).map((option) => (
        <label key={option} className={checkClass}>
          <input
            type="radio"
            name={`conflict-${field}`}
            checked={side === option}
            onChange={() => onChange(option)}
          />
          <span>{valueOf(option)}</span>
        </label>
      ))}
    </fieldset>
  )
}
