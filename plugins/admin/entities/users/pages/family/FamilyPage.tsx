import { useState } from 'react'
import type { FamilyMember } from '@schemas/generated/entities'
import { RecordTitle } from '@portico/admin/frame/RecordTitle'
import { useBreadcrumbName } from '@portico/admin/frame/breadcrumbs'
import { RecordTabs } from '@portico/admin/RecordTabs'
import type { PageProps } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { RecordHeader, RecordPage, RecordSection } from '@portico/admin/frame/RecordPage'
import { useUsersText } from '../../texts'
import { newMember } from './member'
import { MemberDialog } from './MemberDialog'
import { MemberRow } from './MemberRow'
import { RemoveDialog } from './RemoveDialog'

/** A user's family: dependents, and members with their own account. */
export default function FamilyPage({ section, id }: PageProps) {
  const t = useUsersText()
  const userId = id ?? ''
  const { data: user } = useApi('GET api/users/admin/{id}', { params: { id: userId }, quiet: true })
  const { data, error, isValidating, mutate } = useApi('GET api/family/admin/{id}', {
    params: { id: userId },
    quiet: true,
  })
  const name = user ? [user.name, user.surname].filter(Boolean).join(' ') : ''
  const { entity } = section
  const isOn = user?.active !== false
  useBreadcrumbName(name)
  return (
    <RecordPage>
      <RecordHeader className="justify-start">
        <RecordTitle
          name={name ? t('ADMIN.USERS.FAMILY_TITLE', { name }) : t('ADMIN.USERS.FAMILY')}
          initialsOf={name}
          picture={user?.thumbnailId ?? null}
          state={user && { isOn, text: t(isOn ? 'ADMIN.USERS.ACTIVE' : 'ADMIN.USERS.INACTIVE') }}
        />
      </RecordHeader>
      {entity && <RecordTabs section={{ ...section, entity }} id={userId} />}
      {!data && !error && (
        <Loading label={t('ADMIN.USERS.FAMILY_LOADING')}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {error && (
        <ErrorState
          title={t(error.status === 403 ? 'ADMIN.FORBIDDEN' : 'ADMIN.USERS.FAMILY_FAILED')}
          text={t(error.status === 403 ? 'ADMIN.USERS.FAMILY_OFF' : 'ADMIN.LIST.FAILED_HINT')}
          busy={isValidating}
          onRetry={error.isTransient ? () => void mutate() : undefined}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon="users-round"
          title={t('ADMIN.USERS.FAMILY_NONE')}
          text={t('ADMIN.USERS.FAMILY_NONE_HINT')}
        />
      )}
      {data && <Members userId={userId} members={data} />}
    </RecordPage>
  )
}

function Members({ userId, members }: { userId: string; members: readonly FamilyMember[] }) {
  const [edited, setEdited] = useState<FamilyMember | null>(null)
  const [removed, setRemoved] = useState<FamilyMember | null>(null)
  const part = (dependent: boolean) => (
    <MemberSection
      kind={dependent ? 'DEPENDENTS' : 'INDEPENDENTS'}
      members={members.filter((one) => one.dependent === dependent)}
      onEdit={setEdited}
      onAdd={() => setEdited(newMember(dependent))}
      onRemove={setRemoved}
    />
  )
  return (
    <>
      {part(true)}
      {part(false)}
      {edited && (
        <MemberDialog key={edited.id} userId={userId} member={edited} onClose={() => setEdited(null)} />
      )}
      <RemoveDialog userId={userId} member={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

interface MemberSectionProps {
  kind: 'DEPENDENTS' | 'INDEPENDENTS'
  members: readonly FamilyMember[]
  onAdd: () => void
  onEdit: (member: FamilyMember) => void
  onRemove: (member: FamilyMember) => void
}

function MemberSection({ kind, members, onAdd, onEdit, onRemove }: MemberSectionProps) {
  const t = useUsersText()
  const canAdd = useCapability('familyAdministration')
  const id = `family-${kind}`
  return (
    <RecordSection aria-labelledby={id}>
      <header>
        <h2 className="text-base/[1.5rem] font-strong focus:[outline:none]" id={id}>
          {t(`ADMIN.USERS.${kind}`)}
        </h2>
        <p>{t(`ADMIN.USERS.${kind}_HINT`)}</p>
      </header>
      <div>
        {members.length === 0 && <p className="text-muted">{t('ADMIN.USERS.NOBODY')}</p>}
        <ul className="[&_li]:flex [&_li]:items-center [&_li]:gap-3 [&_li]:py-2 [&_li]:hairline-b [&_p]:wrap-anywhere">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} onEdit={onEdit} onRemove={onRemove} />
          ))}
        </ul>
        {canAdd && (
          <Button variant="quiet" icon="plus" onClick={onAdd}>
            {t(kind === 'DEPENDENTS' ? 'ADMIN.USERS.ADD_DEPENDENT' : 'ADMIN.USERS.ADD_INDEPENDENT')}
          </Button>
        )}
      </div>
    </RecordSection>
  )
}
