import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import type { IdentityReview } from '@schemas/generated/entities'
import { browserZone, formatDateTime, formatNumericDate } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import { DecideDialog } from './DecideDialog'
import { IdentityReviewPicture } from './IdentityReviewPicture'
import type { TextKey } from '../texts'

interface Props {
  review: IdentityReview
  onDecided: () => void
}

/** A check in review: who, the pictures, and the decision. */
export function IdentityReviewCard({ review, onDecided }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)
  const { personName, birthDate, identificationNumber, completedAt, pictures } = review
  return (
    <Card as="article" className="stack" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {personName}
      </h2>
      <Facts>
        <Fact icon="clock" label={t('IDENTITY.REVIEW.SENT')}>
          {formatDateTime(completedAt, browserZone())}
        </Fact>
        {birthDate && (
          <Fact icon="calendar" label={t('IDENTITY.REVIEW.BIRTH_DATE')}>
            {formatNumericDate(birthDate)}
          </Fact>
        )}
        {identificationNumber && (
          <Fact icon="id-card" label={t('IDENTITY.REVIEW.DOCUMENT')}>
            {identificationNumber}
          </Fact>
        )}
      </Facts>
      <div className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] [&_figure]:grid [&_figure]:gap-2 [&_figure]:m-0">
        {pictures.map((side) => (
          <IdentityReviewPicture key={side} id={review.id} side={side} />
        ))}
      </div>
      <div className="flex items-center gap-3 flex-wrap">
        <Button icon="check" onClick={() => setDecision('approve')}>
          {t('IDENTITY.REVIEW.APPROVE')}
        </Button>
        <Button variant="danger-quiet" icon="x" onClick={() => setDecision('decline')}>
          {t('IDENTITY.REVIEW.DECLINE')}
        </Button>
      </div>
      {decision && (
        <DecideDialog
          review={review}
          isApproval={decision === 'approve'}
          onClose={() => setDecision(null)}
          onDecided={onDecided}
        />
      )}
    </Card>
  )
}
