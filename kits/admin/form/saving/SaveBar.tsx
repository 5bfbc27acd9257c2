import { useRef } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { cx } from '@portico/core/ui/cx'
import { useAdminText } from '../../texts'
import type { RecordFormController } from '../useRecordForm'
import { SaveFrame } from './SaveFrame'
import { SaveStatus } from './SaveStatus'
import { useSaveShortcut } from './useSaveShortcut'

interface Props {
  form: RecordFormController
  formId: string
  /** Whether a panel is beside the bar. */
  hasPanel: boolean
  onSave: () => Promise<void>
}

/** The save status with the buttons to save and discard. It is always visible; Ctrl S saves too. */
export function SaveBar({ form, formId, hasPanel, onSave }: Props) {
  const t = useAdminText()
  const { isDirty, errors, isSaving, attempts } = form
  const hasFailed = attempts > 0 && errors.length > 0
  const saveButton = useRef<HTMLButtonElement>(null)
  // The button that was pressed disappears: keep the focus in the bar.
  const focusSave = () => saveButton.current?.focus()
  useSaveShortcut(() => void onSave())
  return (
    <SaveFrame isDirty={isDirty} isBad={hasFailed} className={cx(hasPanel && 'desk:me-104')}>
      <output className="flex-[1_1_12rem] min-w-0 flex flex-wrap items-center gap-y-0 gap-x-2">
        <SaveStatus form={form} hasFailed={hasFailed} onUndone={focusSave} />
      </output>
      {isDirty && (
        <Button
          variant="quiet"
          onClick={() => {
            form.discard()
            focusSave()
          }}
        >
          {t('ADMIN.FORM.DISCARD')}
        </Button>
      )}
      <Button
        ref={saveButton}
        variant="primary"
        type="submit"
        form={formId}
        busy={isSaving}
        busyText={t('ADMIN.FORM.SAVING')}
      >
        {t('ADMIN.FORM.SAVE')}
      </Button>
    </SaveFrame>
  )
}
