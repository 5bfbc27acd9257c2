import { useText } from '@portico/core/i18n/useText'
import type { VideoConsultation } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'

const answers = [
  [1, 'CALLS.RATING_BAD'],
  [2, 'CALLS.RATING_FAIR'],
  [3, 'CALLS.RATING_GOOD'],
] as const

/** Asks how well the patient saw and heard, where the API takes an answer. The answer can be changed. */
export function Rating({ consultation }: { consultation: VideoConsultation }) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const { appointmentId: id, rating: given } = consultation
  if (given === undefined) return null
  const rate = async (rating: number) => {
    try {
      await call('PUT api/video-calls/appointments/{id}/rating', {
        capability: 'visits',
        params: { id },
        body: { rating },
        quiet: true,
      })
      await invalidate('api/video-calls')
    } catch {
      toast({ tone: 'error', text: t('CALLS.RATING_FAILED') })
    }
  }
  return (
    <fieldset className="stack gap-2">
      <legend className="text-sm/normal font-semibold text-muted">{t('CALLS.RATING')}</legend>
      <div className="flex items-center gap-3 flex-wrap">
        {answers.map(([rating, label]) => (
          <Button
            key={rating}
            variant={rating === given ? 'primary' : 'on-deep'}
            size="sm"
            aria-pressed={rating === given}
            onClick={() => void rate(rating)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      <output className="text-sm text-muted">{given !== null && t('CALLS.RATING_THANKS')}</output>
    </fieldset>
  )
}
