import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import type { User } from '@schemas/generated/entities'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Count } from '@portico/core/ui/layout/Count'
import { MemberRow } from './MemberRow'
import type { TextKey } from '../texts'

interface Props {
  kind: 'DEPENDENTS' | 'INDEPENDENTS'
  members: readonly User[]
  onRemove: (member: User) => void
}

/** The members of one kind. */
export function MemberList({ kind, members, onRemove }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  if (members.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby={id}>
      <CardHead>
        <div>
          <h2 className="h2" id={id}>
            {t(`FAMILY.${kind}`)}
          </h2>
          <p className="text-sm text-muted">{t(`FAMILY.${kind}_TEXT`)}</p>
        </div>
        <Count value={members.length} />
      </CardHead>
      <ul className="hairline-t [&>li+li]:hairline-t">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onRemove={onRemove} />
        ))}
      </ul>
    </Card>
  )
}
