import { useText } from '@portico/core/i18n/useText'
import type { ActingEntry } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

const icons: Readonly<Record<ActingEntry['action'], IconName>> = {
  entered: 'eye',
  booked: 'calendar-plus',
  moved: 'calendar',
  cancelled: 'x',
  changed: 'pencil',
  read: 'eye',
  documents: 'file-text',
  measurements: 'activity',
  messages: 'messages-square',
  downloaded: 'file-text',
  exported: 'download',
  linked: 'external-link',
  linkSent: 'mail',
  emailChanged: 'mail',
  phoneChanged: 'phone',
  passwordChanged: 'lock',
  changesUndone: 'refresh-cw',
  emergency: 'triangle-alert',
  joinedCall: 'video',
}

/** Who did what, in which capacity, why and when. */
export function Entry({ entry: { at, by, as, action, reason, detail } }: { entry: ActingEntry }) {
  const t = useText<TextKey>()
  const facts = [
    t(`ACCOUNT_USE.${as}`),
    ...(reason ? [t(`ACCOUNT_USE.BECAUSE_${reason}`)] : []),
    formatDateTime(at, browserZone()),
  ]
  return (
    <li>
      <Icon name={icons[action]} />
      <div>
        <p className="font-strong">{t(`ACCOUNT_USE.${action}`, { name: by, file: detail })}</p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
    </li>
  )
}
