import { useState } from 'react'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'
import { BackToShares } from './BackToShares'
import type { MadeShare } from './ShareMade'
import { useMakeShare } from './useMakeShare'

const HOUR_MS = 3_600_000
const times = { hour: HOUR_MS, days: 48 * HOUR_MS, month: 30 * 24 * HOUR_MS } as const

/** For whom and until when a link is; what will happen is said beside it. */
export function ShareNew({ onMade }: { onMade: (made: MadeShare) => void }) {
  const t = useText<TextKey>()
  const [label, setLabel] = useState('')
  const [time, setTime] = useState<keyof typeof times>('days')
  const [isChecked, setIsChecked] = useState(false)
  const { make, busy, failed } = useMakeShare()
  const until = formatDateTime(useNow() + times[time], browserZone())
  const error = isChecked && label.trim() === '' ? t('RECORDS.SHARE_LABEL_MISSING') : undefined
  const submit = async () => {
    setIsChecked(true)
    if (label.trim() === '' || busy) return
    const made = await make(label.trim(), new Date(Date.now() + times[time]))
    if (made) onMade(made)
  }
  return (
    <div className="stack gap-6">
      <PageHeader back={<BackToShares />} title={t('RECORDS.SHARE')}>
        <p className="lead">{t('RECORDS.SHARE_TEXT')}</p>
      </PageHeader>
      <Card>
        <form
          className="stack gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <TextField
            label={t('RECORDS.SHARE_LABEL')}
            hint={t('RECORDS.SHARE_LABEL_HINT')}
            maxLength={100}
            value={label}
            error={error}
            onChange={setLabel}
          />
          <SegmentedControl
            label={t('RECORDS.SHARE_TIME')}
            value={time}
            onChange={setTime}
            options={(['hour', 'days', 'month'] as const).map((value) => ({
              value,
              label: t(`RECORDS.SHARE_TIME.${value}`),
            }))}
          />
          <p className="text-pretty">{t('RECORDS.SHARE_WILL', { until })}</p>
          <p className="text-sm text-muted text-pretty">{t('RECORDS.SHARE_PRIVATE')}</p>
          {failed && (
            <Notice tone="danger" role="alert">
              {t('RECORDS.SHARE_FAILED')}
            </Notice>
          )}
          <div>
            <Button type="submit" size="lg" busy={busy} busyText={t('RECORDS.SHARE_MAKING')}>
              {t('RECORDS.SHARE_MAKE')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
