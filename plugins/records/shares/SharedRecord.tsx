import { formatNumericDate } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'
import type { SharedSummary } from './readSummary'

/** A summary that somebody has shared, to read and to print. */
export function SharedRecord({ summary }: { summary: SharedSummary }) {
  const t = useText<TextKey>()
  const { name, birthDate, date, sections } = summary
  const day = (text: string) => (text ? formatNumericDate(text.slice(0, 10)) : '')
  return (
    <div className="stack gap-6">
      <PageHeader title={name || t('RECORDS.SHARED')}>
        <p className="lead">
          {[
            birthDate && t('RECORDS.SHARED_BORN', { date: day(birthDate) }),
            t('RECORDS.SHARED_DATE', { date: day(date) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="print:hidden">
          <Button variant="secondary" icon="file-text" onClick={() => print()}>
            {t('RECORDS.SHARED_PRINT')}
          </Button>
        </div>
      </PageHeader>
      {sections.map(({ title, lines }) => (
        <Card key={title} as="section" flush aria-label={title}>
          <CardHead>
            <h2 className="h2">{title}</h2>
          </CardHead>
          {lines.length === 0 ? (
            <p className="p-4 text-muted">{t('RECORDS.NO_INFORMATION')}</p>
          ) : (
            <ul className="list">
              {lines.map(([first, ...rest], place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines never change
                <li key={place} className="list-row">
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <span className="block font-strong">{first}</span>
                    {rest.map((text) => (
                      <span key={text} className="block text-sm text-muted">
                        {text}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  )
}
