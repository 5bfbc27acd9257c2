import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { clocksAt } from '@schemas/time/clocks'
import { browserZone } from '@portico/core/format/dates'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { useClockWords } from '@portico/core/ui/time/useClockWords'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { isDependent, isInvited } from '../family'
import { failureOf } from '../form/request'
import type { TextKey } from '../texts'

interface Props {
  member: User
  onClose: () => void
  onRemoved: () => void
}

/** Says what the removal of a member means, and removes. */
export function RemoveDialog({ member, onClose, onRemoved }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const { id, name } = member
  const kind = isDependent(member) ? 'DEPENDENT' : isInvited(member) ? 'INVITED' : 'INDEPENDENT'
  const remove = async () => {
    const path = isDependent(member) ? 'dependent' : 'independent'
    try {
      await call(`DELETE api/${path}-users/{id}`, { params: { id }, quiet: true })
    } catch (error) {
      const { key, values } = failureOf(error, 'GENERAL')
      toast({ tone: 'error', text: t(key, values) })
      throw error
    }
    toast({ tone: 'success', text: t(kind === 'INVITED' ? 'FAMILY.WITHDRAWN' : 'FAMILY.REMOVED', { name }) })
    await invalidate('api/family')
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={t(kind === 'INVITED' ? 'FAMILY.WITHDRAW_TITLE' : 'FAMILY.REMOVE_TITLE', { name })}
      isOpen
      onClose={onClose}
      confirm={t(kind === 'INVITED' ? 'FAMILY.WITHDRAW' : 'FAMILY.REMOVE', { name })}
      confirmBusy={t('FAMILY.REMOVING')}
      keep={t(kind === 'INVITED' ? 'FAMILY.WITHDRAW_KEEP' : 'FAMILY.REMOVE_KEEP', { name })}
      onConfirm={remove}
    >
      <ul className="[&_svg]:text-brand grid gap-3 [&_li]:grid [&_li]:grid-cols-[1.5rem_minmax(0,1fr)] [&_li]:gap-3 [&_li]:text-pretty">
        {kind === 'DEPENDENT' && <DependentPoints member={member} />}
        {kind === 'INDEPENDENT' && <Point icon="check" text={t('FAMILY.REMOVE_INDEPENDENT', { name })} />}
        {kind === 'INVITED' && <Point icon="mail" text={t('FAMILY.WITHDRAW_TEXT')} />}
      </ul>
    </ConfirmDialog>
  )
}

function DependentPoints({ member: { id, name } }: { member: User }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  // An API without this operation leaves the sentence about appointments out.
  const { data } = useApi('GET api/dependent-users/{id}/removal', {
    capability: 'removalPreview',
    params: { id },
    quiet: true,
  })
  const clockWords = useClockWords()
  const next = data?.next
  const clocks = next && clocksAt(next.startDate, [next.zone, browserZone()])
  const when = clocks && {
    count: data.appointments,
    date: formatLongDateAt(next.startDate, clocks[0].zone, language),
    time: clocks[0].time,
  }
  return (
    <>
      <Point icon="x" text={t('FAMILY.REMOVE_ACCESS')} />
      <Point icon="x" text={t('FAMILY.REMOVE_ENTRY', { name })} />
      {when && (
        <Point
          icon="calendar"
          text={[t('FAMILY.REMOVE_APPOINTMENTS', when), clockWords({ clocks, start: next.startDate })]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      <Point icon="file-text" text={t('FAMILY.REMOVE_HISTORY')} />
    </>
  )
}

function Point({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{text}</span>
    </li>
  )
}
