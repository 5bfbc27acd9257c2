import type { LinkedAppointment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { browserZone, formatSentenceDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { Outcome } from './useLinkedChange'
import { useLinkText } from './texts'

interface Props {
  outcome: Outcome
  linked: LinkedAppointment | undefined
}

/** What a change by link has done, or why the link does nothing any more, with the way to sign in. */
export function Result({ outcome, linked }: Props) {
  const t = useLinkText()
  const { title, text } = useWords(outcome, linked)
  return (
    <div className="stack max-w-160 mx-auto">
      <PageHeader title={title}>
        <output className="lead">{text}</output>
      </PageHeader>
      <Link className={buttonClass({ variant: 'secondary', size: 'lg' })} to="auth">
        {t('LETTER_LINK.SIGN_IN')}
      </Link>
      <SupportLinks />
    </div>
  )
}

function useWords(outcome: Outcome, linked: LinkedAppointment | undefined): { title: string; text: string } {
  const t = useLinkText()
  const { language } = useLanguage()
  if ('ending' in outcome)
    return {
      title: t(`LETTER_LINK.GONE.${outcome.ending}`),
      text: t(`LETTER_LINK.GONE.${outcome.ending}_TEXT`),
    }
  if (outcome.done === 'cancelled')
    return { title: t('LETTER_LINK.CANCELLED'), text: t('LETTER_LINK.CANCELLED_TEXT') }
  const { start } = outcome
  const moved = { ...linked?.appointment, startDate: start }
  const [{ zone, time }] = appointmentClocks(moved, browserZone())
  const values = { day: formatSentenceDay(start, zone, language), time }
  return { title: t('LETTER_LINK.MOVED'), text: t('LETTER_LINK.MOVED_TEXT', values) }
}
