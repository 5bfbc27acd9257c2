import { useText } from '@portico/core/i18n/useText'
import type { Appointment, FamilyAppointments } from '@schemas/generated/entities'
import { useNow } from '@portico/core/format/useNow'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { fullName, useUser } from '@portico/core/session/useUser'
import { Button } from '@portico/core/ui/actions/Button'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ChipRow, chipLinkClass } from '@portico/core/ui/layout/ChipToggle'
import { AppointmentList } from '../list/AppointmentList'
import { EmptyTab, ListSkeleton } from '../list/ListStates'
import { appointmentsInTab, type Tab } from '../rules'
import type { TextKey } from '../texts'
import { filterFamily, OWN } from './listedPerson'
import { useFamilyAppointments } from './useFamily'

interface Props {
  tab: Exclude<Tab, 'waiting'>
  /** The appointments of the person who signed in. */
  own: readonly Appointment[]
  onCancel: (appointment: Appointment) => void
}

/**
 * The appointments of a family administrator and of their dependents by time, each with the name of its person. The administrator's own are
 * shown while the others load.
 */
export function FamilyList({ tab, own, onCancel }: Props) {
  const { data, error, mutate } = useFamilyAppointments(tab !== 'upcoming')
  const filter = useRoute().query['person']
  const user = useUser()
  const now = useNow()
  const isLoading = !data && !error
  const family = data ?? []
  const self = { name: user?.name ?? '', fullName: fullName(user), thumbnailId: user?.thumbnailId }
  const people = filterFamily(self, own, family, filter)
  const visible = appointmentsInTab([...people.keys()], tab, now)
  const isOfDependent = filter !== undefined && filter !== OWN
  if (isLoading && (isOfDependent || visible.length === 0)) return <ListSkeleton />
  return (
    <div className="stack gap-4">
      {error && !data && <Failed onRetry={() => void mutate()} />}
      {isLoading && <ChipsSkeleton />}
      {family.length > 0 && <PersonChips tab={tab} family={family} filter={filter} />}
      {visible.length === 0 ? (
        <EmptyTab tab={tab} />
      ) : (
        <AppointmentList
          appointments={visible}
          onCancel={onCancel}
          {...((isLoading || family.length > 0) && {
            personOf: (appointment) => people.get(appointment) ?? self,
          })}
        />
      )}
    </div>
  )
}

/** As high as the chips that follow, so that the appointments below stay where they are. */
function ChipsSkeleton() {
  const t = useText<TextKey>()
  return (
    <Loading label={t('FAMILY_LIST.LOADING')}>
      <Skeleton shape="button" width="9rem" height="var(--tap)" />
    </Loading>
  )
}

/** The own appointments stay on screen when those of the family cannot be read. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText<TextKey>()
  return (
    <Notice tone="warning">
      {t('FAMILY_LIST.FAILED')}{' '}
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {t('FAMILY_LIST.RETRY')}
      </Button>
    </Notice>
  )
}

interface ChipsProps {
  tab: Tab
  family: readonly FamilyAppointments[]
  filter: string | undefined
}

function PersonChips({ tab, family, filter }: ChipsProps) {
  const t = useText<TextKey>()
  const choices = [
    { id: undefined, label: t('FAMILY_LIST.ALL') },
    { id: OWN, label: t('FAMILY_LIST.OWN') },
    ...family.map(({ personId, name }) => ({ id: personId, label: name })),
  ]
  const current = choices.find(({ id }) => id === filter)?.id
  return (
    <ChipRow as="ul" aria-label={t('FAMILY_LIST.WHOSE')}>
      {choices.map(({ id, label }) => (
        <li key={id ?? ''} className="shrink-0">
          <Link
            to="videoConsultation.bookedAppointments"
            query={{ ...(tab !== 'upcoming' && { tab }), ...(id !== undefined && { person: id }) }}
            className={chipLinkClass}
            aria-current={id === current ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ChipRow>
  )
}
