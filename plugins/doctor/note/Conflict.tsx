import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { differingTexts, fieldsOf } from './content'
import type { Note } from './useNote'
import type { TextKey } from '../texts'

/** Another device has saved another text: both are shown, and the doctor chooses. */
export function Conflict({ note: { other, fields, keepOwn, takeOther } }: { note: Note }) {
  const t = useText<TextKey>()
  if (!other) return null
  const differing = differingTexts(fields, fieldsOf(other))
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('DOCTOR.NOTE.CONFLICT')}
      action={
        <>
          <Button size="sm" onClick={keepOwn}>
            {t('DOCTOR.NOTE.KEEP_OWN')}
          </Button>
          <Button size="sm" variant="secondary" onClick={takeOther}>
            {t('DOCTOR.NOTE.TAKE_OTHER')}
          </Button>
        </>
      }
    >
      <p>{t('DOCTOR.NOTE.CONFLICT_TEXT')}</p>
      <dl className="stack gap-2">
        {differing.map((field) => (
          <div key={field}>
            <dt className="font-strong">{t(`DOCTOR.NOTE.FIELD_${field}`)}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{other[field] || t('DOCTOR.NOTE.NOTHING')}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
