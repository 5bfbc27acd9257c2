import { useText } from '@portico/core/i18n/useText'
import type { Consultation } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import { useSummary } from '../medicalData/useSummary'
import type { TextKey } from '../texts'

/** What the doctor prescribed and gave in a visit; nothing without any. */
export function WhatWasGiven({
  consultation: { prescriptions = [], given = [] },
}: {
  consultation: Consultation
}) {
  const t = useText<TextKey>()
  const summarize = useSummary()
  return (
    <>
      {prescriptions.length > 0 && (
        <section className="stack stack-2">
          <h2 className="h3">{t('RECORDS.PRESCRIBED')}</h2>
          <ul className="stack stack-3">
            {prescriptions.map((one, index) => (
              <li key={`${index} ${one.name}`} className="row gap-2 row-top">
                <Icon name="pill" size="s" />
                <span className="records-row">
                  <span className="strong">{one.name}</span>
                  <span>
                    {[summarize('medicine', one), one.isAsNeeded && t('RECORDS.AS_NEEDED')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {one.notes && <span className="small muted">{one.notes}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {given.length > 0 && (
        <section className="stack stack-2">
          <h2 className="h3">{t('RECORDS.GIVEN')}</h2>
          <ul className="stack stack-2">
            {given.map(({ documentId, name, isReceipt }) => (
              <li key={documentId} className="row gap-2">
                <Icon name={isReceipt ? 'pill' : 'file-text'} size="s" />
                <Link
                  className="records-link strong"
                  to="videoConsultation.documents"
                  params={{ documentId: String(documentId) }}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
