import { useRef } from 'react'
import { Button } from '@core/ui/actions/Button'
import { cx } from '@core/ui/cx'
import { useAdminText } from '../../texts'
import { SaveStatus } from './SaveStatus'
import type { useRecordForm } from '../useRecordForm'
import { useSaveShortcut } from './useSaveShortcut'

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
  const save = useRef<HTMLButtonElement>(null)
  /** A button that has done its work is gone; the focus stays in the bar. */
  const stay = () => save.current?.focus()
  useSaveShortcut(() => void onSave())
  return (
    <div className={cx('a-save', isDirty && 'is-dirty', isBad && 'is-bad')}>
      <SaveStatus form={form} isBad={isBad} onUndone={stay} />
      {isDirty && (
        <Button
          variant="quiet"
          onClick={() => {
            form.discard()
            stay()
          }}
        >
          {t('ADMIN.FORM.DISCARD')}
        </Button>
      )}
      <Button
        ref={save}
        variant="primary"
        type="submit"
        form={formId}
        busy={busy}
        busyText={t('ADMIN.FORM.SAVING')}
      >
        {t('ADMIN.FORM.SAVE')}
      </Button>
    </div>
  )
}
