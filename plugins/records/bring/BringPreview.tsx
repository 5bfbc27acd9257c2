import type { RouteId } from '@portico/core/plugin/points'
import { useState } from 'react'
import { formatNumericDate } from '@portico/core/format/dates'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useHref } from '@portico/core/routing/useHref'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { Card } from '@portico/core/ui/layout/Card'
import { useSummary } from '../medicalData/useSummary'
import type { TextKey } from '../texts'
import type { Incoming } from './incoming'
import type { IncomingRecord } from './recordsOf'
import { LeftOutList } from './LeftOutList'
import { toBody } from './toBody'
import { useDetails } from './useDetails'

interface Props {
  incoming: Incoming
  onDone: (saved: number) => void
  onCancel: () => void
}

/** What a summary brings, before anything is saved: each record can be left out, and what is there already stays as it is. */
export function BringPreview({ incoming, onDone, onCancel }: Props) {
  const t = useText<TextKey>()
  const { person, birthDate, source, date, records, leftOut } = incoming
  const fresh = records.filter(({ isKnown }) => !isKnown)
  const [left, setLeft] = useState<ReadonlySet<IncomingRecord>>(new Set())
  const chosen = fresh.filter((record) => !left.has(record))
  const { save, busy, failed } = useSaving(incoming, onDone)
  const toggle = (record: IncomingRecord) => {
    const next = new Set(left)
    if (!next.delete(record)) next.add(record)
    setLeft(next)
  }
  return (
    <Card className="stack gap-5">
      <Notice>
        {t('RECORDS.BRING_OF', {
          person: [person, birthDate && formatNumericDate(birthDate)].filter(Boolean).join(', '),
          source: [source, date && formatNumericDate(date)].filter(Boolean).join(', '),
        })}
      </Notice>
      {fresh.length === 0 && <p>{t('RECORDS.BRING_NOTHING')}</p>}
      <fieldset className="stack gap-3">
        <legend className="font-strong">{t('RECORDS.BRING_NEW', { count: fresh.length })}</legend>
        {fresh.map((record) => (
          <FreshRecord
            key={`${record.kind} ${record.isOwn} ${record.name}`}
            record={record}
            isChosen={!left.has(record)}
            onToggle={() => toggle(record)}
          />
        ))}
      </fieldset>
      <p className="text-sm text-muted text-pretty">
        {t('RECORDS.BRING_KNOWN', { count: records.length - fresh.length })}{' '}
        {incoming.hasMeasurements && <MeasurementsLink />}
      </p>
      <LeftOutList leftOut={leftOut} />
      {failed > 0 && (
        <Notice tone="danger" role="alert">
          {t('RECORDS.BRING_FAILED', { count: failed })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={chosen.length === 0} onClick={() => void save(chosen)}>
          {t('RECORDS.BRING_SAVE', { count: chosen.length })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('RECORDS.CANCEL')}
        </Button>
      </div>
    </Card>
  )
}

/** What is brought otherwise than its list says. */
const notOwn = {
  allergy: 'RECORDS.IS_INTOLERANCE',
  illness: 'RECORDS.OF_FAMILY',
  intervention: 'RECORDS.LIST.intervention',
  medicine: 'RECORDS.LIST.medicine',
} as const

interface FreshProps {
  record: IncomingRecord
  isChosen: boolean
  onToggle: () => void
}

/** A new record with all that the summary says of it, as it will be saved. */
function FreshRecord({ record, isChosen, onToggle }: FreshProps) {
  const t = useText<TextKey>()
  const summary = useSummary()('medicine', record.fields)
  const details = useDetails()(record)
  const facts = [
    t(record.isOwn ? `RECORDS.LIST.${record.kind}` : notOwn[record.kind]),
    record.isActive ? '' : t('RECORDS.PAST'),
    summary,
    ...details,
  ]
  return (
    <Checkbox checked={isChosen} onChange={onToggle}>
      <span className="font-strong">{record.name}</span>
      <span className="block text-sm text-muted wrap-anywhere">{facts.filter(Boolean).join(' · ')}</span>
    </Checkbox>
  )
}

/** The import of measurements belongs to another plugin, which may be missing. */
const importPage = 'profile.devicesImport' as string as RouteId

/** The way to the import of measurements, which reads them from the same file; nothing where the portal has none. */
function MeasurementsLink() {
  const t = useText<TextKey>()
  if (useHref()(importPage) === null) return null
  return (
    <Link className="link" to={importPage}>
      {t('RECORDS.BRING_MEASUREMENTS')}
    </Link>
  )
}

/** Saves one record after the other, each with its source. What failed can be sent again: what was saved has its key. */
function useSaving({ source, date }: Incoming, onDone: (saved: number) => void) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const detailsOf = useDetails()
  const [keys] = useState(() => new Map<IncomingRecord, string>())
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(0)
  const from = t('RECORDS.BRING_FROM', {
    source: [source, date && formatNumericDate(date)].filter(Boolean).join(', '),
  })
  const save = async (records: readonly IncomingRecord[]) => {
    setBusy(true)
    let missing = 0
    for (const record of records) {
      const idempotencyKey = keys.get(record) ?? crypto.randomUUID()
      keys.set(record, idempotencyKey)
      const body = toBody(record, detailsOf(record), from)
      // One after the other: a list of 500 has its limit.
      // oxlint-disable-next-line no-await-in-loop
      await call(`POST api/${record.kind}/patient`, {
        body: body as never,
        idempotencyKey,
        quiet: true,
      }).catch(() => (missing += 1))
    }
    await invalidate('api/medicalData').catch(() => undefined)
    setBusy(false)
    setFailed(missing)
    if (missing === 0) onDone(records.length)
  }
  return { save, busy, failed }
}
