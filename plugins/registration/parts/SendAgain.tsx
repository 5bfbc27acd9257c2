import { useText } from '@portico/core/i18n/useText'
import { useEffect, useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { refusalOf } from '../rules/refusal'
import type { TextKey } from '../texts'

const WAIT_MS = 60_000

interface Props {
  email: string
  /** When the last letter was sent, in milliseconds. */
  sentAt: number
  onSent: (at: number) => void
}

/** Sends the confirmation letter again, a minute after the last one. It is sent only when the button is pressed (C-031). */
export function SendAgain({ email, sentAt, onSent }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const [isSending, setIsSending] = useState(false)
  const seconds = useSecondsUntil(sentAt + WAIT_MS)
  const send = async () => {
    setIsSending(true)
    try {
      await call('GET api/users/send-account-confirmation-email', { query: { email }, quiet: true })
      toast({ tone: 'success', text: t('REGISTERED.SENT_AGAIN') })
      onSent(Date.now())
    } catch (error) {
      const { message } = refusalOf(error)
      toast({
        tone: 'error',
        text: t(message?.key ?? 'REGISTER.ERRORS.GENERAL', { minutes: message?.minutes ?? 1 }),
      })
    }
    setIsSending(false)
  }
  return (
    <div className="flex items-center gap-3 flex-wrap">
      <Button
        variant="secondary"
        busy={isSending}
        disabled={seconds > 0}
        onClick={() => void send()}
        aria-describedby="wait"
      >
        {t('REGISTERED.SEND_AGAIN')}
      </Button>
      <p className="text-muted" id="wait">
        {seconds > 0 && t('REGISTERED.WAIT', { time: `0:${String(seconds).padStart(2, '0')}` })}
      </p>
    </div>
  )
}

/** The seconds until a moment, counted down; at most 59. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.ceil((moment - now) / 1000)
  return Math.min(59, Math.max(0, left))
}
