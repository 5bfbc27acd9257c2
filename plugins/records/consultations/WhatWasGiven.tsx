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
        <section className="stack gap-2">
          <h2 className="h3">{t('RECORDS.PRESCRIBED')}</h2>
          <ul className="stack gap-3">
            {prescriptions.map((one, index) => (
              <li key={`${index} ${one.name}`} className="flex gap-2 items-start">
                <Icon name="pill" size="s" />
                <span className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
                  <span className="font-strong">{one.name}</span>
                  <span>
                    {[summarize('medicine', one), one.isAsNeeded && t('RECORDS.AS_NEEDED')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {one.notes && <span className="text-sm text-muted">{one.notes}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {given.length > 0 && (
        <section className="stack gap-2">
          <h2 className="h3">{t('RECORDS.GIVEN')}</h2>
          <ul className="stack gap-2">
            {given.map(({ documentId, name, isReceipt }) => (
              <li key={documentId} className="flex items-center gap-2">
                <Icon name={isReceipt ? 'pill' : 'file-text'} size="s" />
                <Link
                  className="inline-flex items-center min-h-tap text-inherit no-underline hover:text-brand hover:[text-decoration:underline] font-strong"
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
