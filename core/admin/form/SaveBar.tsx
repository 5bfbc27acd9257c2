import { formatTime } from '../../format/dates'
import { ownZone } from '../../format/zoned'
import { Button } from '../../ui/Button'
import { cx } from '../../ui/cx'
import { useAdminText } from '../texts'
import { useFormView } from './FormView'
import type { useRecordForm } from './useRecordForm'
import { useSaveKey } from './useSaveKey'

interface Props {
  form: ReturnType<typeof useRecordForm>
  formId: string
  onSave: () => Promise<void>
}

/** What has changed, in words, and the way to save it or not. It is always there, and Ctrl S is the same. */
export function SaveBar({ form, formId, onSave }: Props) {
  const t = useAdminText()
  const { isDirty, findings, busy, attempt } = form
  const isBad = attempt > 0 && findings.length > 0
  useSaveKey(() => void onSave())
  return (
    <div className={cx('a-save', isDirty && 'is-dirty', isBad && 'is-bad')}>
      <Said form={form} isBad={isBad} />
      {isDirty && (
        <Button variant="quiet" onClick={form.discard}>
          {t('ADMIN.FORM.DISCARD')}
        </Button>
      )}
      <Button variant="primary" type="submit" form={formId} busy={busy} busyText={t('ADMIN.FORM.SAVING')}>
        {t('ADMIN.FORM.SAVE')}
      </Button>
    </div>
  )
}

function Said({ form, isBad }: { form: Props['form']; isBad: boolean }) {
  const t = useAdminText()
  const { texts } = useFormView()
  const { changed, findings, saved, isDirty } = form
  if (isBad) return <output className="a-said">{t('ADMIN.FORM.TO_MEND', { count: findings.length })}</output>
  if (isDirty) {
    return (
      <output className="a-said">
        <b>{t('ADMIN.FORM.CHANGES', { count: changed.length })}</b>{' '}
        <span>{changed.map((field) => texts.label(field)).join(', ')}</span>
      </output>
    )
  }
  if (!saved) return <output className="a-said">{t('ADMIN.FORM.NOTHING')}</output>
  const time = formatTime(saved.at.getTime(), ownZone())
  return (
    <output className="a-said">
      <b>{t('ADMIN.FORM.SAVED_AT', { time })}</b>
      <Button variant="quiet" size="sm" onClick={() => void form.undo()}>
        {t('ADMIN.FORM.UNDO')}
      </Button>
    </output>
  )
}
