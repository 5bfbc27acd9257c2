import { useText } from '@portico/core/i18n/useText'
import type { Document } from '@schemas/generated/entities'
import { browserZone, formatMonth, localDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Card } from '@portico/core/ui/layout/Card'
import { DocumentRow } from './DocumentRow'
import type { TextKey } from '../../texts'

/** Documents by month, the newest first. */
export function DocumentMonths({ documents }: { documents: readonly Document[] }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const zone = browserZone()
  const months = byMonth(documents, (creationDate) => localDate(creationDate, zone).slice(0, 7))
  return (
    <Card as="section" flush aria-label={t('MENU.DOCUMENTS')}>
      {[...months].map(([month, ofMonth]) => (
        <div key={month} className="not-first:hairline-t">
          <h2 className="pt-4 px-5 pb-2 desk:px-6 text-sm/normal font-semibold text-muted">
            {formatMonth(month, language)}
          </h2>
          <ul className="list hairline-t">
            {ofMonth.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

/** Groups by month, in the order of the documents. */
function byMonth(documents: readonly Document[], monthOf: (date: string) => string): Map<string, Document[]> {
  const months = new Map<string, Document[]>()
  for (const document of documents) {
    const month = monthOf(document.creationDate)
    months.set(month, [...(months.get(month) ?? []), document])
  }
  return months
}
