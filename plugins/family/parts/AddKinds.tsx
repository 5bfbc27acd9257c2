import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import type { TextKey } from '../texts'

const kinds = [
  {
    to: 'profile.familyDependent',
    icon: 'heart-handshake',
    title: 'FAMILY.DEPENDENTS',
    text: 'FAMILY.ADD_DEPENDENT_TEXT',
  },
  {
    to: 'profile.familyIndependent',
    icon: 'user-round-plus',
    title: 'FAMILY.INDEPENDENTS',
    text: 'FAMILY.ADD_INDEPENDENT_TEXT',
  },
] as const

/** The two ways to add somebody. */
export function AddKinds({ isFirst }: { isFirst: boolean }) {
  const t = useText<TextKey>()
  const id = useId()
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t(isFirst ? 'FAMILY.ADD_FIRST' : 'FAMILY.ADD')}
      </h2>
      {kinds.map(({ to, icon, title, text }) => (
        <Link key={to} to={to} id={to} className={choiceClass} data-kind>
          <Icon name={icon} className="text-brand" />
          <span className="min-w-0 flex-1">
            <span className="font-strong block">{t(title)}</span>
            <span className="text-sm text-muted block">{t(text)}</span>
          </span>
          <Icon name="chevron-right" size="s" className="text-muted" />
        </Link>
      ))}
    </section>
  )
}
