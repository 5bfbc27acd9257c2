import type { FamilyMember } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { MenuButton } from '@portico/core/ui/actions/MenuButton'
import { formatNumericDate } from '@portico/core/format/dates'
import { useUsersText } from '../../texts'

interface Props {
  member: FamilyMember
  onEdit: (member: FamilyMember) => void
  onRemove: (member: FamilyMember) => void
}

export const fullName = ({ name, surname }: FamilyMember) => [name, surname].filter(Boolean).join(' ')

/** A family member with its actions. */
export function MemberRow({ member, onEdit, onRemove }: Props) {
  const t = useUsersText()
  const { id: route } = useRoute()
  const name = fullName(member)
  const facts = [
    member.birthDate && formatNumericDate(member.birthDate),
    member.identificationNumber,
    member.email,
    member.phone,
    member.active === false && t('ADMIN.USERS.INACTIVE'),
  ].filter(Boolean)
  return (
    <li>
      <Avatar name={name} size="sm" />
      <div className="flex-1 min-w-0">
        <Link className="link" to={route} params={{ '*': `users/update/${member.id}` }}>
          {name}
        </Link>
        <p className="text-muted">{facts.join(' · ')}</p>
      </div>
      <MenuButton
        label={t('ADMIN.LIST.ACTIONS', { name })}
        items={[
          { id: 'edit', icon: 'pencil', label: t('ADMIN.LIST.EDIT'), onAction: () => onEdit(member) },
          {
            id: 'remove',
            icon: 'circle-x',
            danger: true,
            label: t('ADMIN.USERS.REMOVE'),
            onAction: () => onRemove(member),
          },
        ]}
      />
    </li>
  )
}
