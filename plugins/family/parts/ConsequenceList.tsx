import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

interface Props {
  title: string
  items: readonly { icon: IconName; text: TextKey }[]
}

/** What happens next, beside a form. */
export function ConsequenceList({ title, items }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  return (
    <aside className="stack gap-3" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <ul className="[&_svg]:text-brand grid gap-3 [&_li]:grid [&_li]:grid-cols-[1.5rem_minmax(0,1fr)] [&_li]:gap-3 [&_li]:text-pretty">
        {items.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
