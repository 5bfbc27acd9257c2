import { formatNumericDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { TextKey } from '../../../texts'
import type { DicomFacts } from './dicomFacts'
import { dicomName } from './dicomName'

interface Props {
  facts: DicomFacts
  /** Whether the first picture is shown below. */
  hasPicture: boolean
}

/** What a DICOM file says about the study, and how to see all of it. */
export function DicomHeader({ facts, hasPicture }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { modality, date, bodyPart, description, pictures } = facts
  const lines: readonly (readonly [TextKey, string | undefined])[] = [
    ['RECORDS.DICOM_KIND', dicomName('modality', modality, language) ?? t('RECORDS.DICOM_OTHER')],
    ['RECORDS.DICOM_PART', dicomName('bodyPart', bodyPart, language)],
    ['RECORDS.DICOM_DATE', date && formatNumericDate(date)],
    ['RECORDS.DICOM_WORDS', description],
  ]
  return (
    <div className="stack gap-3 p-4 hairline-b bg-surface">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {lines.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0 wrap-anywhere">
                <dt className="text-sm text-muted">{t(label)}</dt>
                <dd className="font-strong">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Notice tone={hasPicture ? 'info' : 'warning'}>
        {t(hasPicture ? 'RECORDS.DICOM_FIRST' : 'RECORDS.DICOM_NO_PICTURE', { count: pictures })}
      </Notice>
    </div>
  )
}
