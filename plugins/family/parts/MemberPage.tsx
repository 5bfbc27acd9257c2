import type { ComponentType } from 'react'
import type { User } from '@schemas/generated/entities'
import { FamilyPage } from './FamilyPage'
import { MemberMissing } from './MemberMissing'
import { useMember } from './useMember'

export interface EditorProps {
  owner: User
  /** Undefined for a new member. */
  member: User | undefined
}

interface Props {
  kind: 'dependent' | 'independent'
  editor: ComponentType<EditorProps>
}

/** The page that adds a member, or changes the one of the address. */
export function MemberPage({ kind, editor }: Props) {
  return (
    <FamilyPage>
      {({ owner, members }) => <Opened kind={kind} editor={editor} owner={owner} members={members} />}
    </FamilyPage>
  )
}

interface OpenedProps extends Props {
  owner: User
  members: readonly User[]
}

function Opened({ kind, editor: Editor, owner, members }: OpenedProps) {
  const member = useMember(members, kind)
  if (member === null) return <MemberMissing />
  return <Editor key={member?.id ?? 'new'} owner={owner} member={member} />
}
