import { browserZone, formatTime } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { useAdminText } from '../../texts'
import { useFormView } from '../FormView'
import type { RecordFormController } from '../useRecordForm'

interface Props {
  form: RecordFormController
  /** The last save failed, and errors remain. */
  hasFailed: boolean
  onUndone: () => void
}

/** The save status: what prevents saving, what is not saved yet, or what was saved last with a way to undo it. */
export function SaveStatus({ form, hasFailed, onUndone }: Props) {
  const t = useAdminText()
  const { texts } = useFormView()
  const { changed, errors, lastSave, isDirty } = form
  const invalidFields = errors.filter(({ field }) => field !== '').length
  if (hasFailed && invalidFields > 0) return t('ADMIN.FORM.TO_MEND', { count: invalidFields })
  if (hasFailed) {
    return (
      <>
        <b>{t('ADMIN.FORM.NOT_SAVED')}</b>
        <UndoButton form={form} onUndone={onUndone} />
      </>
    )
  }
  if (isDirty) {
    return (
      <>
        <b>{t('ADMIN.FORM.CHANGES', { count: changed.length })}</b>{' '}
        <span>{changed.map((field) => texts.label(field)).join(', ')}</span>
      </>
    )
  }
  if (!lastSave || lastSave.fields.length === 0) return t('ADMIN.FORM.NOTHING')
  const time = formatTime(lastSave.at.getTime(), browserZone())
  return (
    <>
      <b>{t(lastSave.isUndone ? 'ADMIN.FORM.UNDONE_AT' : 'ADMIN.FORM.SAVED_AT', { time })}</b>{' '}
      <ShortList names={lastSave.fields.map((field) => texts.label(field))} />
      <UndoButton form={form} onUndone={onUndone} />
    </>
  )
}

/** As many names as fit in one line. */
const maxNames = 3

function ShortList({ names }: { names: readonly string[] }) {
  const t = useAdminText()
  const listed = names.slice(0, maxNames).join(', ')
  const count = names.length - maxNames
  return <span>{count > 0 ? t('ADMIN.FORM.AND_MORE', { names: listed, count }) : listed}</span>
}

function UndoButton({ form, onUndone }: Omit<Props, 'hasFailed'>) {
  const t = useAdminText()
  if (!form.canUndo) return null
  const undo = async (button: HTMLElement) => {
    const isDone = await form.undo()
    const { activeElement } = document
    if (isDone && (activeElement === button || activeElement === document.body)) onUndone()
  }
  return (
    <Button variant="quiet" size="sm" onClick={({ currentTarget }) => void undo(currentTarget)}>
      {t('ADMIN.FORM.UNDO')}
    </Button>
  )
}
