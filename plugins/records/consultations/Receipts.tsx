import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import type { Receipt } from '@schemas/generated/entities'
import { formatNumericDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useIntake } from '../archive/page/useIntake'
import { Part } from '../parts/Part'
import type { TextKey } from '../texts'
import { Panels } from '../parts/Panels'

/** The prescriptions, valid ones first (C-085). */
export default function Receipts() {
  const t = useText<TextKey>()
  const answer = useApi('GET api/receipts', { quiet: 'faults' })
  return (
    <div className="stack gap-6">
      <PageHeader title={t('MENU.RECEIPTS')}>
        <p className="lead">{t('RECORDS.RECEIPTS_TEXT')}</p>
      </PageHeader>
      <Part answer={answer} failed={t('RECORDS.RECEIPTS_FAILED')}>
        {(receipts) =>
          receipts.length === 0 ? (
            <Card>
              <EmptyState icon="pill" title={t('RECORDS.NO_RECEIPTS')} text={t('RECORDS.NO_RECEIPTS_TEXT')} />
            </Card>
          ) : (
            <>
              <Group title={t('RECORDS.VALID')} receipts={receipts.filter(({ isExpired }) => !isExpired)} />
              <Group title={t('RECORDS.EXPIRED')} receipts={receipts.filter(({ isExpired }) => isExpired)} />
            </>
          )
        }
      </Part>
    </div>
  )
}

function Group({ title, receipts }: { title: string; receipts: readonly Receipt[] }) {
  const id = useId()
  if (receipts.length === 0) return null
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      <Panels as="ul">
        {receipts.map((receipt) => (
          <ReceiptCard key={receipt.id} receipt={receipt} />
        ))}
      </Panels>
    </section>
  )
}

function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const t = useText<TextKey>()
  const call = useCall()
  const { busy, download } = useDownload(t('RECORDS.DOWNLOAD_FAILED'))
  const { id, prescriptionType: name, dose, isExpired, expiresAt, prescription } = receipt
  const intake = useIntake()(receipt)
  const read = () => call('GET api/receipt-documents/{id}', { params: { id }, file: true, quiet: true })
  return (
    <Card as="li" className="stack gap-3">
      <div className="flex gap-3 justify-between items-start">
        <h3 className="h3">{[name, dose].filter(Boolean).join(' ')}</h3>
        <Chip tone={isExpired ? 'neutral' : 'success'} icon={isExpired ? 'clock' : 'circle-check'}>
          {t(isExpired ? 'RECORDS.IS_EXPIRED' : 'RECORDS.IS_VALID')}
        </Chip>
      </div>
      {intake !== '' && <p>{intake}</p>}
      {prescription?.notes && <p className="text-sm">{prescription.notes}</p>}
      <p className="text-sm text-muted">
        {[receipt.doctorName, expiresAt && t('RECORDS.VALID_UNTIL', { date: formatNumericDate(expiresAt) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {receipt.hasDocument && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            icon="download"
            busy={busy}
            aria-label={t('RECORDS.DOWNLOAD_RECEIPT', { name })}
            onClick={() => void download(`${name}.pdf`, read)}
          >
            {t('RECORDS.DOWNLOAD')}
          </Button>
        </div>
      )}
    </Card>
  )
}
