import { useState } from 'react'
import { formatTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { Button } from '@core/ui/actions/Button'
import { Dialog } from '@core/ui/overlays/Dialog'
import { useAdminText } from '../../texts'
import { findConflicts, mergeRecords, type FieldConflict } from '../changes'
import { useFormView } from '../FormView'
import type { SaveConflict, useRecordForm } from '../useRecordForm'
import { ValueText } from '../../values/ValueText'
import './conflict.css'

type Side = 'mine' | 'theirs'
type Form = ReturnType<typeof useRecordForm>

/** Two people have saved the same record: what each of them changed, and what is saved in the end (ADMIN-127). */
export function ConflictDialog({ form }: { form: Form }) {
  return (
    form.conflict && (
      <Open key={String(form.conflict.current['version'])} form={form} conflict={form.conflict} />
    )
  )
}

function Open({ form, conflict }: { form: Form; conflict: SaveConflict }) {
  const t = useAdminText()
  const { entity, original: opened } = useFormView()
  const [chosen, choose] = useState<Readonly<Record<string, Side>>>({})
  const { current, changedBy, changedAt } = conflict
  const clashes = findConflicts(entity.form.schema, opened, current, form.data)
  const who = changedBy ?? t('ADMIN.CONFLICT.SOMEBODY')
  const time = changedAt ? formatTime(changedAt, browserZone()) : ''
  const row = (clash: FieldConflict) => (
    <Row
      key={clash.field}
      clash={clash}
      theirs={current[clash.field]}
      mine={form.data[clash.field]}
      side={chosen[clash.field] ?? 'mine'}
      onChoose={(side) => choose({ ...chosen, [clash.field]: side })}
    />
  )
  return (
    <Dialog
      wide
      title={t('ADMIN.CONFLICT.TITLE', { who })}
      isOpen
      onClose={form.keepEditing}
      role="alertdialog"
      footer={
        <>
          <Button
            busy={form.busy}
            busyText={t('ADMIN.FORM.SAVING')}
            onClick={() => void form.settle(mergeRecords(clashes, current, form.data, chosen))}
          >
            {t('ADMIN.CONFLICT.SAVE')}
          </Button>
          <Button variant="secondary" onClick={form.keepEditing}>
            {t('ADMIN.LEAVE.STAY')}
          </Button>
          <Button variant="danger-quiet" onClick={form.takeTheirs}>
            {t('ADMIN.CONFLICT.TAKE_THEIRS')}
          </Button>
        </>
      }
    >
      <p>{t('ADMIN.CONFLICT.TEXT', { time })}</p>
      <div className="a-merge">{clashes.map(row)}</div>
    </Dialog>
  )
}

interface RowProps {
  clash: FieldConflict
  theirs: unknown
  mine: unknown
  side: Side
  onChoose: (side: Side) => void
}

function Row({ clash: { field, by }, theirs, mine, side, onChoose }: RowProps) {
  const t = useAdminText()
  const { texts, original: opened } = useFormView()
  const label = texts.label(field)
  const before = (
    <p className="small muted">
      {t('ADMIN.FORM.BEFORE')} <ValueText field={field} value={opened[field]} />
    </p>
  )
  if (by !== 'both') {
    return (
      <div className="a-merge-row">
        <p className="strong">{label}</p>
        {before}
        <p>
          {t(by === 'mine' ? 'ADMIN.CONFLICT.MINE' : 'ADMIN.CONFLICT.THEIRS')}:{' '}
          <ValueText field={field} value={by === 'mine' ? mine : theirs} />
        </p>
      </div>
    )
  }
  const choice = (of: Side, value: unknown) => (
    <label className="check">
      <input type="radio" name={`clash-${field}`} checked={side === of} onChange={() => onChoose(of)} />
      <span>
        {t(of === 'mine' ? 'ADMIN.CONFLICT.MINE' : 'ADMIN.CONFLICT.THEIRS')}:{' '}
        <ValueText field={field} value={value} />
      </span>
    </label>
  )
  return (
    <fieldset className="a-merge-row">
      <legend className="strong">{label}</legend>
      {before}
      {choice('theirs', theirs)}
      {choice('mine', mine)}
    </fieldset>
  )
}
