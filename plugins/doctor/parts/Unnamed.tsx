import { useText } from '@portico/core/i18n/useText'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { formatDate, formatTime } from '@portico/core/format/dates'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { lineClocks } from '../lineClocks'
import { BackToToday } from './BackToToday'
import { WithdrawProposal } from './WithdrawProposal'
import type { TextKey } from '../texts'

/** A visit of somebody whom the doctor does not treat: a proposal and what has become of it, or only the time. */
export function Unnamed({ line }: { line: DoctorConsultation }) {
  const t = useText<TextKey>()
  const clocks = lineClocks(line)
  const [{ zone, time }] = clocks
  const { proposal } = line
  const until = proposal && {
    day: formatDate(proposal.answerBy, zone),
    time: formatTime(proposal.answerBy, zone),
  }
  return (
    <>
      <PageHeader
        title={t(proposal ? 'DOCTOR.PROPOSED_NAME' : 'DOCTOR.NO_NAME')}
        overline={line.serviceName}
        back={<BackToToday />}
      />
      <div className="stack gap-5 max-w-192">
        <Card className="stack">
          <p className="font-strong">
            <time dateTime={line.startDate}>
              {formatDate(line.startDate, zone)}, {time}
            </time>
          </p>
          <ClockWords className="text-muted" clocks={clocks} start={line.startDate} />
          <Notice icon={proposal ? 'clock' : 'lock'}>
            {until ? t(`DOCTOR.PROPOSAL_${proposal.state}`, until) : t('DOCTOR.NO_NAME_TEXT')}
          </Notice>
          {proposal?.state === 'open' && <WithdrawProposal line={line} />}
        </Card>
      </div>
    </>
  )
}
