import { useRef, useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'
import { BringLink } from './BringLink'
import { readIncoming, type Incoming } from './incoming'

/** Larger files are no summaries. */
const MAX_BYTES = 10_000_000

/** Chooses the file of a summary, or names the link to one. Both are read on the device. */
export function BringFile({ onRead }: { onRead: (incoming: Incoming) => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const take = async (bundle: unknown, name: string) => {
    const known = await call('GET api/medicalData', { quiet: true }).catch(() => null)
    const incoming = known && readIncoming(bundle, known)
    if (incoming) onRead(incoming)
    else setFailure(t(known ? 'RECORDS.BRING_UNREADABLE' : 'RECORDS.MEDICAL_DATA_FAILED', { name }))
  }
  const read = async (file: File) => {
    setBusy(true)
    setFailure('')
    await take(file.size > MAX_BYTES ? null : await file.text().then(parse), file.name)
    setBusy(false)
  }
  return (
    <>
      <Card className="stack gap-4">
        <p className="text-pretty">{t('RECORDS.BRING_HOW')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,application/fhir+json,.json"
          aria-label={t('RECORDS.BRING_CHOOSE')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void read(file)
            target.value = ''
          }}
        />
        <div>
          <Button icon="upload" busy={busy} onClick={() => input.current?.click()}>
            {t('RECORDS.BRING_CHOOSE')}
          </Button>
        </div>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </Card>
      <BringLink onBundle={take} />
    </>
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
