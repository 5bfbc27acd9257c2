import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { fullName } from '@portico/core/session/useUser'
import { useSession } from '@portico/core/session/useSession'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import { ageOn } from '@schemas/rules/age'
import { localDate } from '@portico/core/format/dates'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import type { TextKey } from '../texts'

interface Props {
  /** The signed-in user. */
  me: User
  family: readonly User[]
  onChoose: (id: string) => void
}

/** The user and their dependents; a click opens the account. */
export function PersonList({ me, family, onChoose }: Props) {
  const t = useText<TextKey>()
  const { userId, actingFor } = useSession()
  const now = actingFor ?? userId
  const [today] = useState(() => localDate(Date.now(), 'UTC'))
  const hint = (person: User) => {
    if (person.id === me.id) return t('CHOOSE_USER.ME')
    return person.birthDate ? t('CHOOSE_USER.AGE', { age: ageOn(person.birthDate, today) }) : ''
  }
  return (
    <ul className="stack gap-3">
      {[me, ...family].map((person) => {
        const isNow = person.id === now
        return (
          <li key={person.id}>
            <button
              type="button"
              className={choiceClass}
              aria-current={isNow ? 'true' : undefined}
              onClick={() => onChoose(person.id)}
            >
              <Avatar name={fullName(person)} thumbnailId={person.thumbnailId} />
              <span className="min-w-0 flex-1">
                <span className="font-strong block">{fullName(person)}</span>
                <span className="text-sm text-muted block">{hint(person)}</span>
              </span>
              <Icon name={isNow ? 'check' : 'chevron-right'} size="s" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
