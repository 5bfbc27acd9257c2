import { useLabel } from '../../../i18n/useLabel'
import { useText } from '../../../i18n/useText'
import { Link } from '../../../routing/Link'
import { useSession } from '../../../session/useSession'
import { fullName, useUser } from '../../../session/useUser'
import { Avatar } from '../../../ui/media/Avatar'
import { Button } from '../../../ui/actions/Button'
import { Card } from '../../../ui/layout/Card'
import { Icon } from '../../../ui/media/Icon'
import { PageHeader } from '../../../ui/layout/PageHeader'
import { moreEntries, type MenuEntry } from './menu'
import { MenuCount } from './MenuCount'
import { useMenu } from './useMenu'
import { SupportLinks } from './SupportLinks'
import { useSwitchPerson } from '../topBar/useSwitchPerson'

/** The menu entries that do not fit in the bottom bar. */
export default function MorePage() {
  const t = useText()
  const { signOut } = useSession()
  return (
    <>
      <PageHeader title={t('MENU.MORE')} />
      <UserCard />
      {moreEntries(useMenu()).map((group) => (
        <Group key={group[0]?.id} entries={group} />
      ))}
      <Card className="stack gap-1">
        <h2 className="h3">{t('SHELL.HELP_TITLE')}</h2>
        <SupportLinks />
      </Card>
      <Button variant="secondary" block icon="log-out" onClick={signOut}>
        {t('SHELL.SIGN_OUT')}
      </Button>
    </>
  )
}

function UserCard() {
  const t = useText()
  const user = useUser()
  const switchPerson = useSwitchPerson()
  const name = fullName(user)
  return (
    <Card className="flex items-center gap-3">
      <Avatar name={name} thumbnailId={user?.thumbnailId} />
      <p className="font-strong min-w-0 flex-1">{name}</p>
      {switchPerson && (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={switchPerson}>
          {t('SHELL.SWITCH')}
        </Button>
      )}
    </Card>
  )
}

function Group({ entries }: { entries: readonly MenuEntry[] }) {
  const labelOf = useLabel()
  return (
    <Card flush>
      <ul className="list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link className="list-row" to={entry.toMobile ?? entry.to}>
              <Icon name={entry.icon} className="text-brand" />
              <span className="min-w-0 flex-1 font-strong">{labelOf(entry.label)}</span>
              <MenuCount entries={[entry]} />
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
