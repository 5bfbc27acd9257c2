import { useLabel } from '../../../i18n/useLabel'
import { useText } from '../../../i18n/useText'
import { Link } from '../../../routing/Link'
import { useSession } from '../../../session/useSession'
import { useUser } from '../../../session/useUser'
import { Avatar } from '../../../ui/media/Avatar'
import { Button } from '../../../ui/actions/Button'
import { Card } from '../../../ui/layout/Card'
import { Icon } from '../../../ui/media/Icon'
import { PageHeader } from '../../../ui/layout/PageHeader'
import { fullName } from '../topBar/fullName'
import { moreEntries, type MenuEntry } from './menu'
import { useMenu } from './useMenu'
import { SupportLinks } from './SupportLinks'
import { useSwitchPerson } from '../topBar/useSwitchPerson'

/** What the bottom bar of a phone has no room for. */
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
      <Card className="stack stack-1">
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
    <Card className="row">
      <Avatar name={name} thumbnailId={user?.thumbnailId} />
      <p className="strong grow">{name}</p>
      {switchPerson && (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={switchPerson}>
          {t('SHELL.SWITCH')}
        </Button>
      )}
    </Card>
  )
}

function Group({ entries }: { entries: readonly MenuEntry[] }) {
  const words = useLabel()
  return (
    <Card flush>
      <ul className="list">
        {entries.map(({ id, to, toMobile, icon, label }) => (
          <li key={id}>
            <Link className="list-item" to={toMobile ?? to}>
              <Icon name={icon} className="list-icon" />
              <span className="grow strong">{words(label)}</span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
