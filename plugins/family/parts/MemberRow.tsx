import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { fullName } from '@portico/core/session/useUser'
import { useGo } from '@portico/core/routing/useGo'
import { MenuButton } from '@portico/core/ui/actions/MenuButton'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { isDependent, isInvited } from '../family'
import { MemberAction } from './MemberAction'
import { DependentFacts, MemberState } from './MemberFacts'
import type { TextKey } from '../texts'

interface Props {
  member: User
  onRemove: (member: User) => void
}

/** A member: who it is, the main action, and a menu with the others. */
export function MemberRow({ member, onRemove }: Props) {
  const t = useText<TextKey>()
  const go = useGo()
  const { name, id: memberId } = member
  const form = isDependent(member) ? 'profile.familyDependent' : 'profile.familyIndependent'
  const edit = {
    id: 'edit',
    icon: 'pencil',
    label: t('FAMILY.EDIT'),
    onAction: () => go(form, { params: { memberId } }),
  } as const
  const remove = {
    id: 'remove',
    icon: 'trash-2',
    danger: true,
    label: t(isInvited(member) ? 'FAMILY.WITHDRAW' : 'FAMILY.REMOVE_MENU'),
    onAction: () => onRemove(member),
  } as const
  const canEdit = isDependent(member) || isInvited(member)
  return (
    <li
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-3 gap-x-4 items-center py-4 pr-3 pl-5 [&_.chip]:mt-1 desk:grid-cols-[auto_minmax(0,1fr)_auto_auto] desk:ps-6 desk:[&>.btn-icon]:col-4"
      id={`member-${memberId}`}
    >
      <Avatar name={fullName(member)} thumbnailId={member.thumbnailId} />
      <div className="wrap-anywhere">
        <p className="font-strong">{fullName(member)}</p>
        {isDependent(member) ? <DependentFacts member={member} /> : <MemberState member={member} />}
      </div>
      <MenuButton
        label={t(canEdit ? 'FAMILY.MORE' : 'FAMILY.MORE_REMOVE', { name })}
        items={canEdit ? [edit, remove] : [remove]}
      />
      <MemberAction member={member} />
    </li>
  )
}
