import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@schemas/generated/entities'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { isDependent } from '../family'
import { AddKinds } from '../parts/AddKinds'
import { FamilyPage } from '../parts/FamilyPage'
import { MemberList } from '../parts/MemberList'
import { RemoveDialog } from '../parts/RemoveDialog'
import type { TextKey } from '../texts'

/** The family: dependents, members with an account of their own, and adding somebody. */
export default function Family() {
  return <FamilyPage>{({ members }) => <Members members={members} />}</FamilyPage>
}

function Members({ members }: { members: readonly User[] }) {
  const t = useText<TextKey>()
  const [removed, setRemoved] = useState<User | null>(null)
  const close = () => flushSync(() => setRemoved(null))
  const onRemoved = () => {
    const next = neighbourOf(removed?.id ?? '')
    close()
    focusMember(next)
  }
  return (
    <div className="stack gap-6">
      <PageHeader title={t('MENU.FAMILY')} />
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:items-start">
        <div className="stack gap-5">
          {members.length === 0 && (
            <Card>
              <EmptyState icon="users-round" title={t('FAMILY.EMPTY')} text={t('FAMILY.EMPTY_TEXT')} />
            </Card>
          )}
          <MemberList kind="DEPENDENTS" members={members.filter(isDependent)} onRemove={setRemoved} />
          <MemberList
            kind="INDEPENDENTS"
            members={members.filter((member) => !isDependent(member))}
            onRemove={setRemoved}
          />
        </div>
        <AddKinds isFirst={members.length === 0} />
      </div>
      {removed && <RemoveDialog member={removed} onClose={close} onRemoved={onRemoved} />}
    </div>
  )
}

/** The row after or before that of a member. */
function neighbourOf(id: string): Element | null {
  const row = document.getElementById(`member-${id}`)
  return row?.nextElementSibling ?? row?.previousElementSibling ?? null
}

/** Focuses a row, or adding somebody. Waits a frame, because the closing dialog tries to restore the focus first. */
function focusMember(row: Element | null): void {
  requestAnimationFrame(() => {
    const control = row?.isConnected ? row.querySelector<HTMLElement>('button') : null
    ;(control ?? document.querySelector<HTMLElement>('[data-kind]'))?.focus()
  })
}
