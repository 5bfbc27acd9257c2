import { useState } from 'react'
import { Button } from '../../actions/Button'
import { formatCountdown, useCountdown } from './useCountdown'

interface Props {
  /** Seconds until the code can be sent again. */
  seconds: number
  /** The text while it cannot: "Puedes pedir otro código dentro de 0:42". Takes minutes and seconds. */
  waiting: (time: string) => string
  /** The label of the button: "Enviarme otro código". */
  label: string
  /** Sends it again. Resolves to the seconds until the next time. */
  onResend: () => Promise<number>
}

/** Sends a code again, after a countdown. The countdown is silent; its end is announced once. */
export function ResendCode({ seconds, waiting, label, onResend }: Props) {
  const [left, start] = useCountdown(seconds)
  const [isBusy, setIsBusy] = useState(false)
  const resend = () => {
    setIsBusy(true)
    void onResend()
      .then(start)
      .finally(() => setIsBusy(false))
  }
  return (
    <div>
      {left > 0 ? (
        <p className="text-muted">{waiting(formatCountdown(left))}</p>
      ) : (
        <Button variant="quiet" icon="refresh-cw" busy={isBusy} onClick={resend}>
          {label}
        </Button>
      )}
      <output className="sr-only">{left === 0 ? label : ''}</output>
    </div>
  )
}
