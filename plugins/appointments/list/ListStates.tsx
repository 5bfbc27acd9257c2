import { useText } from '@portico/core/i18n/useText'
import { useBookingEntry } from '@portico/booking/useEntry'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Icon } from '@portico/core/ui/media/Icon'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { Tab } from '../rules'
import type { TextKey } from '../texts'
import { ItemCard, ItemFoot } from './ItemCard'

const emptyTexts = {
  upcoming: ['BOOKEDAPPOINTMENTS.EMPTY.UPCOMING', 'BOOKEDAPPOINTMENTS.EMPTY.UPCOMING_HINT'],
  past: ['BOOKEDAPPOINTMENTS.EMPTY.PAST', 'BOOKEDAPPOINTMENTS.EMPTY.PAST_HINT'],
  cancelled: ['BOOKEDAPPOINTMENTS.EMPTY.CANCELLED', 'BOOKEDAPPOINTMENTS.EMPTY.CANCELLED_HINT'],
} as const

/** An empty tab, with a link to book. */
export function EmptyTab({ tab }: { tab: Exclude<Tab, 'waiting'> }) {
  const t = useText<TextKey>()
  const entry = useBookingEntry()
  const [title, text] = emptyTexts[tab]
  return (
    <Card flush>
      <EmptyState
        icon="calendar"
        title={t(title)}
        text={t(text)}
        action={
          <>
            {entry && (
              <Link to={entry.route} className={buttonClass({ variant: 'primary' })}>
                <Icon name="calendar-plus" /> <span>{t('MENU.BOOK_APPOINTMENT')}</span>
              </Link>
            )}
            {tab === 'upcoming' && (
              <Link className="link" to="videoConsultation.bookedAppointments" query={{ tab: 'past' }}>
                {t('BOOKEDAPPOINTMENTS.EMPTY.SEE_PAST')}
              </Link>
            )}
          </>
        }
      />
    </Card>
  )
}

/** Three placeholders of the height of an appointment. */
export function ListSkeleton() {
  const t = useText<TextKey>()
  return (
    <Loading label={t('BOOKEDAPPOINTMENTS.LOADING')}>
      <ul className="grid gap-4 desk:gap-3" aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <ItemCard>
              <Skeleton shape="block" width="4.25rem" height="5.25rem" />
              <div className="stack gap-3">
                <Skeleton width="4.5rem" height="1.25rem" />
                <Skeleton width="88%" />
                <Skeleton width="60%" />
                <Skeleton width="6.5rem" height="1.75rem" />
              </div>
              <ItemFoot>
                <Skeleton shape="button" width="7rem" height="2.75rem" />
              </ItemFoot>
            </ItemCard>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
