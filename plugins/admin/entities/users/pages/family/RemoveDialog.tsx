import type { FamilyMember } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { toast } from '@portico/core/ui/feedback/toast'
import { useUsersText } from '../../texts'
import { fullName } from './MemberRow'

interface Props {
  userId: string
  /** Null while the dialog is closed. */
  member: FamilyMember | null
  onClose: () => void
}

/** Confirms removing a member from a family. The user account stays. */
export function RemoveDialog({ userId, member, onClose }: Props) {
  const t = useUsersText()
  const call = useCall()
  const invalidate = useInvalidate()
  const name = member ? fullName(member) : ''
  const remove = async () => {
    const kind = member?.dependent ? 'dependent' : 'independent'
    try {
      const params = { userId, id: member?.id ?? '' }
      await call(`DELETE api/${kind}-users/admin/{userId}/{id}`, { params, quiet: true })
    } catch (fault) {
      toast({ tone: 'error', text: t('ADMIN.USERS.REMOVE_FAILED', { name }) })
      throw fault
    }
    toast({ tone: 'success', text: t('ADMIN.USERS.REMOVED', { name }) })
    await invalidate('api/family')
  }
  return (
    <ConfirmDialog
      title={t('ADMIN.USERS.REMOVE_TITLE', { name })}
      isOpen={member !== null}
      onClose={onClose}
      confirm={t('ADMIN.USERS.REMOVE')}
      confirmBusy={t('ADMIN.USERS.REMOVING')}
      keep={t('ADMIN.USERS.REMOVE_KEEP')}
      onConfirm={remove}
    >
      {t('ADMIN.USERS.REMOVE_TEXT')}
    </ConfirmDialog>
  )
}
