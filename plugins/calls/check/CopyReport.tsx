import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { CallReadiness } from '@schemas/generated/entities'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { reportOf } from './report'
import type { TextKey } from '../texts'

/** Copies the report of a check for the help desk; a browser that refuses shows it. */
export function CopyReport({ readiness }: { readiness: CallReadiness }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const [isShown, setIsShown] = useState(false)
  const report = reportOf(readiness, t, language)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report)
      toast({ tone: 'success', text: t('CALLS.CHECK.COPIED') })
    } catch {
      setIsShown(true)
    }
  }
  return (
    <>
      <Button variant="quiet" size="sm" icon="copy" onClick={() => void copy()}>
        {t('CALLS.CHECK.COPY')}
      </Button>
      {isShown && (
        <TextArea
          label={t('CALLS.CHECK.COPY_BY_HAND')}
          rows={7}
          value={report}
          readOnly
          onChange={() => undefined}
        />
      )}
    </>
  )
}
