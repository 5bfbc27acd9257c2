import { useText } from '@portico/core/i18n/useText'
import { calendarDate } from './calendarDate'
import type { Consultation } from '@schemas/generated/entities'
import { saveFile } from '@portico/core/files/saveFile'
import { formatNumericDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useAccessContext } from '@portico/core/session/usePermitted'
import { Button } from '@portico/core/ui/actions/Button'
import { summaryPage } from '../archive/page/summaryPage'
import { sections } from './sections'
import type { TextKey } from '../texts'

/** Downloads the texts of a consultation as a page, where the tenant has the feature and there are texts. */
export function SummaryButton({ consultation }: { consultation: Consultation }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { features } = useAccessContext()
  const { specialty, doctorName } = consultation
  const date = calendarDate(consultation)
  const written = sections.filter(([field]) => consultation[field])
  if (!features.has('consultationSummaryGeneration') || written.length === 0) return null
  const save = () => {
    const page = summaryPage({
      language,
      title: specialty ?? t('RECORDS.CONSULTATION'),
      subtitle: [doctorName, formatNumericDate(date)].filter(Boolean).join(' · '),
      parts: written.map(([field, title]) => ({
        title: t(title),
        none: consultation[field] ?? '',
        lines: [],
      })),
    })
    saveFile(`${t('RECORDS.CONSULTATION')} ${date}.html`, new Blob([...page], { type: 'text/html' }))
  }
  return (
    <Button variant="secondary" icon="download" onClick={save}>
      {t('RECORDS.DOWNLOAD_SUMMARY')}
    </Button>
  )
}
