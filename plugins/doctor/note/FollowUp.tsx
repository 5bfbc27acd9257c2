import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import type { FollowUp as FollowUpVisit, VisitRecord } from '@schemas/generated/entities'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { KnownLine } from '../day'
import { FollowUpDialog } from './FollowUpDialog'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  record: VisitRecord
  onChange: (followUpId: number) => void
}

/** The next visit, made in this one: booked, or proposed where the patient has to accept it (decision 932). */
export function FollowUp({ line, record, onChange }: Props) {
  const t = useText<TextKey>()
  const title = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<FollowUpVisit | null>(null)
  const visit = made ?? record.followUp
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('DOCTOR.NOTE.FOLLOW_UP')}
      </h2>
      {visit && <FollowUpLine visit={visit} />}
      <div>
        <Button size="sm" variant="secondary" icon="calendar" onClick={() => setIsOpen(true)}>
          {t(visit ? 'DOCTOR.NOTE.ANOTHER_FOLLOW_UP' : 'DOCTOR.NOTE.MAKE_FOLLOW_UP')}
        </Button>
      </div>
      {isOpen && (
        <FollowUpDialog
          line={line}
          onClose={() => setIsOpen(false)}
          onMade={(followUp) => {
            setMade(followUp)
            onChange(followUp.appointmentId)
            setIsOpen(false)
          }}
        />
      )}
    </Card>
  )
}

function FollowUpLine({
  visit: { startDate, zone = browserZone(), isOnline, state },
}: {
  visit: FollowUpVisit
}) {
  const t = useText<TextKey>()
  return (
    <p className="flex items-center gap-2">
      <Icon name="calendar" size="s" />
      <span>
        <time className="font-strong" dateTime={startDate}>
          {formatDate(startDate, zone)}, {formatTime(startDate, zone)}
        </time>
        <br />
        <span className="text-sm text-muted">
          {t(isOnline ? 'DOCTOR.ONLINE' : 'DOCTOR.IN_PERSON')} · {t(`DOCTOR.NOTE.FOLLOW_UP_${state}`)}
        </span>
      </span>
    </p>
  )
}
