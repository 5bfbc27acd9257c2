import { useState } from 'react'
import type { RecordShare } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { toast } from '@portico/core/ui/feedback/toast'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { TextKey } from '../texts'
import { spaced } from './code'

const tones = { open: 'success', expired: 'neutral', revoked: 'neutral', closed: 'danger' } as const

/** A link that the person has given: until when, who opened it, and its end. */
export function ShareRow({ share, onChange }: { share: RecordShare; onChange: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const { id, label, state } = share
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch(() => toast({ tone: 'error', text: t('RECORDS.SHARE_CHANGE_FAILED') }))
    setBusy(false)
    onChange()
  }
  const revoke = () =>
    run(async () => {
      await call('DELETE api/shares/{id}', { capability: 'shares', params: { id }, quiet: true })
      toast({ tone: 'success', text: t('RECORDS.SHARE_REVOKED') })
    })
  const renew = () =>
    run(async () => {
      const answer = await call('PUT api/shares/{id}/code', {
        capability: 'shares',
        params: { id },
        quiet: true,
      })
      setCode(answer.code)
    })
  return (
    <li className="list-row flex-wrap">
      <div className="stack gap-1 min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-strong">{label}</span>
          <Chip tone={tones[state]}>{t(`RECORDS.SHARE_STATE.${state}`)}</Chip>
        </p>
        <Times share={share} />
        {code && <Notice tone="success">{t('RECORDS.SHARE_NEW_CODE', { code: spaced(code) })}</Notice>}
      </div>
      {state === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" busy={busy} onClick={() => void renew()}>
            {t('RECORDS.SHARE_CODE_CHANGE')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            aria-label={t('RECORDS.SHARE_REVOKE_OF', { label })}
            onClick={() => void revoke()}
          >
            {t('RECORDS.SHARE_REVOKE')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Times({ share: { state, madeAt, expiresAt, endedAt, openings } }: { share: RecordShare }) {
  const t = useText<TextKey>()
  const at = (instant: string) => formatDateTime(instant, browserZone())
  return (
    <>
      <p className="text-sm text-muted">
        {t('RECORDS.SHARE_TIMES', { made: at(madeAt) })}{' '}
        {endedAt
          ? t('RECORDS.SHARE_ENDED', { ended: at(endedAt) })
          : t(state === 'expired' ? 'RECORDS.SHARE_EXPIRED' : 'RECORDS.SHARE_UNTIL', {
              until: at(expiresAt),
            })}
      </p>
      {state === 'closed' && <p className="text-sm">{t('RECORDS.SHARE_CLOSED')}</p>}
      {openings.length === 0 ? (
        <p className="text-sm text-muted">{t('RECORDS.SHARE_UNOPENED')}</p>
      ) : (
        <ul className="text-sm text-muted">
          {openings.map(({ at: when, recipient }) => (
            <li key={when}>{t('RECORDS.SHARE_OPENED', { when: at(when), who: recipient })}</li>
          ))}
        </ul>
      )}
    </>
  )
}
