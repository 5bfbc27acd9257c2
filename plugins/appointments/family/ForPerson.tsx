import { useText } from '@portico/core/i18n/useText'
import { Avatar } from '@portico/core/ui/media/Avatar'
import type { TextKey } from '../texts'
import type { ListedPerson } from './listedPerson'

/** Names whose an appointment is, in the list of a family. */
export function ForPerson({ person: { id, name, fullName, thumbnailId } }: { person: ListedPerson }) {
  const t = useText<TextKey>()
  return (
    <p className="flex items-center gap-2 text-sm font-strong">
      <Avatar name={fullName} thumbnailId={thumbnailId} size="sm" />
      {id === undefined ? t('FAMILY_LIST.FOR_SELF') : t('FAMILY_LIST.FOR', { name })}
    </p>
  )
}
