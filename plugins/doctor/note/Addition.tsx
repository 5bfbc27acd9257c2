import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

const MAX = 10_000

/** Adds to a finished consultation. What is typed survives a reload, and a repeated send adds it once. */
export function Addition({ appointmentId }: { appointmentId: number }) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const { value, change, forget } = useFormDraft(`addition ${appointmentId}`, () => ({ text: '', key: '' }))
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    try {
      await call('POST api/consultations/appointments/{id}/additions', {
        capability: 'consultationNotes',
        params: { id: appointmentId },
        body: { text: value.text },
        idempotencyKey: value.key,
        quiet: true,
      })
      change({ text: '', key: '' })
      forget()
      toast({ tone: 'success', text: t('DOCTOR.NOTE.ADDITION_SENT') })
      await invalidate('api/consultations').catch(() => undefined)
    } catch {
      toast({ tone: 'error', text: t('DOCTOR.NOTE.ADDITION_FAILED') })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Card className="stack">
      <TextArea
        label={t('DOCTOR.NOTE.ADDITION')}
        hint={t('DOCTOR.NOTE.ADDITION_HINT')}
        rows={3}
        maxLength={MAX}
        value={value.text}
        onChange={(text) => change({ text, key: crypto.randomUUID() })}
      />
      <div>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={value.text.trim() === ''}
          onClick={() => void send()}
        >
          {t('DOCTOR.NOTE.ADD')}
        </Button>
      </div>
    </Card>
  )
}
