import { formatTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { Button } from '@core/ui/actions/Button'
import { useAdminText } from '../../texts'
import { useFormView } from '../FormView'
import type { useRecordForm } from '../useRecordForm'

interface Props {
  form: ReturnType<typeof useRecordForm>
  /** It was tried to save, and something is in the way. */
  isBad: boolean
  onUndone: () => void
}

/** How the record stands: what is in the way, what is not saved, or what was saved last and the way back. */
export function SaveStatus({ form, isBad, onUndone }: Props) {
  const t = useAdminText()
  const { texts } = useFormView()
  const { changed, findings, saved, isDirty } = form
  const toMend = findings.filter(({ field }) => field !== '').length
  if (isBad && toMend > 0) {
    return <output className="a-said">{t('ADMIN.FORM.TO_MEND', { count: toMend })}</output>
  }
  if (isBad) {
    return (
      <output className="a-said">
        <b>{t('ADMIN.FORM.NOT_SAVED')}</b>
        <Undo form={form} onUndone={onUndone} />
      </output>
    )
  }
  if (isDirty) {
    return (
      <output className="a-said">
        <b>{t('ADMIN.FORM.CHANGES', { count: changed.length })}</b>{' '}
        <span>{changed.map((field) => texts.label(field)).join(', ')}</span>
      </output>
    )
  }
  if (!saved || saved.fields.length === 0) {
    return <output className="a-said">{t('ADMIN.FORM.NOTHING')}</output>
  }
  const time = formatTime(saved.at.getTime(), browserZone())
  return (
    <output className="a-said">
      <b>{t(saved.isUndone ? 'ADMIN.FORM.UNDONE_AT' : 'ADMIN.FORM.SAVED_AT', { time })}</b>{' '}
      <ShortList names={saved.fields.map((field) => texts.label(field))} />
      <Undo form={form} onUndone={onUndone} />
    </output>
  )
}

/** What fits into one line. */
const NAMES = 3

function ShortList({ names }: { names: readonly string[] }) {
  const t = useAdminText()
  const some = names.slice(0, NAMES).join(', ')
  const count = names.length - NAMES
  return <span>{count > 0 ? t('ADMIN.FORM.AND_MORE', { names: some, count }) : some}</span>
}

/** The way back from the last save, as long as there is one. */
function Undo({ form, onUndone }: Omit<Props, 'isBad'>) {
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
