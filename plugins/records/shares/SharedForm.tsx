import { useState } from 'react'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'
import { openShare } from './openShare'
import type { Shlink } from './shlink'

interface Props {
  link: Shlink
  /** Shows what was shared; false where it cannot be read. */
  onOpen: (bundle: unknown) => boolean
  onClosed: () => void
}

/** The code of a link and the name of who reads it. */
export function SharedForm({ link, onOpen, onClosed }: Props) {
  const t = useText<TextKey>()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const digits = code.replaceAll(/\D/g, '')
  const missing = { code: digits.length !== 6, name: name.trim() === '' }
  const submit = async () => {
    setIsChecked(true)
    setFailure('')
    if (missing.code || missing.name || busy) return
    setBusy(true)
    const opening = await openShare(link, digits, name.trim())
    setBusy(false)
    if (opening.state === 'open') {
      if (!onOpen(opening.summary)) setFailure(t('RECORDS.SHARED_UNREADABLE'))
    } else if (opening.state === 'closed' || (opening.state === 'wrong' && opening.remaining === 0))
      onClosed()
    else if (opening.state === 'wrong') setFailure(t('RECORDS.SHARED_WRONG', { count: opening.remaining }))
    else
      setFailure(
        t(opening.state === 'unreachable' ? 'RECORDS.SHARED_UNREACHABLE' : 'RECORDS.SHARED_UNREADABLE'),
      )
  }
  return (
    <div className="stack gap-6 max-w-xl">
      <PageHeader title={t('RECORDS.SHARED')}>
        <p className="lead">{t('RECORDS.SHARED_TEXT')}</p>
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
            label={t('RECORDS.SHARED_CODE')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            error={isChecked && missing.code ? t('RECORDS.SHARED_CODE_MISSING') : undefined}
            onChange={setCode}
          />
          <TextField
            label={t('RECORDS.SHARED_NAME')}
            hint={t('RECORDS.SHARED_NAME_HINT')}
            autoComplete="name"
            maxLength={200}
            value={name}
            error={isChecked && missing.name ? t('RECORDS.SHARED_NAME_MISSING') : undefined}
            onChange={setName}
          />
          {failure && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          <div>
            <Button type="submit" size="lg" busy={busy} busyText={t('RECORDS.SHARED_OPENING')}>
              {t('RECORDS.SHARED_OPEN')}
            </Button>
          </div>
          <Footnote link={link} />
        </form>
      </Card>
    </div>
  )
}

function Footnote({ link: { exp } }: Pick<Props, 'link'>) {
  const t = useText<TextKey>()
  return (
    <p className="text-sm text-muted">
      {exp !== undefined &&
        `${t('RECORDS.SHARED_UNTIL', { until: formatDateTime(exp * 1000, browserZone()) })} `}
      {t('RECORDS.SHARED_NOTED')}
    </p>
  )
}
