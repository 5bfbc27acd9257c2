import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { EntryPage } from './EntryPage'
import { LinkExpired } from './LinkExpired'

/** In place of a form: that its link is dead, or a placeholder until the server says whether it works. */
export function LinkState({ isDead, title }: { isDead: boolean; title: string }) {
  if (isDead) return <LinkExpired />
  return (
    <EntryPage title={title}>
      <Loading>
        <Skeleton shape="block" height="16rem" />
      </Loading>
    </EntryPage>
  )
}
