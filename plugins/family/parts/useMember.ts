import type { User } from '@schemas/generated/entities'
import { useRoute } from '@portico/core/routing/useRoute'
import { isDependent, isInvited } from '../family'

/** The member of the address: undefined without one, and null for one that cannot be changed here. */
export function useMember(
  members: readonly User[],
  kind: 'dependent' | 'independent',
): User | null | undefined {
  const { memberId } = useRoute().params
  if (memberId === undefined) return undefined
  const canBeChanged = kind === 'dependent' ? isDependent : isInvited
  return members.find((member) => member.id === memberId && canBeChanged(member)) ?? null
}
