import { useText } from '@portico/core/i18n/useText'
import { ageOn } from '@schemas/rules/age'
import { Link } from '@portico/core/routing/Link'
import { useHref } from '@portico/core/routing/useHref'
import { useUser } from '@portico/core/session/useUser'
import { Skeleton, Loading } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { today } from '../data/today'
import { useIdentificationTypes } from '../data/useIdentificationTypes'
import { VerifyRow } from '../verify/VerifyRow'
import { Setting, settingClass } from './Setting'
import { SettingLines } from './SettingLines'
import type { TextKey } from '../texts'

/** Who the account belongs to, and a link to their data. */
export function PersonCard() {
  const t = useText<TextKey>()
  const user = useUser()
  const types = useIdentificationTypes()
  // The page of the family is for family administrators, where the tenant has it.
  const hasFamily = useHref()('profile.family') !== null && user?.isFamilyAdmin === true
  if (!user)
    return (
      <Loading>
        <Skeleton shape="block" height="9rem" />
      </Loading>
    )
  const name = [user.name, user.surname].filter(Boolean).join(' ')
  const type = types.find(({ id }) => id === user.identificationNumberType)
  const facts = [
    user.birthDate && t('ACCOUNT.AGE', { age: ageOn(user.birthDate, today()) }),
    type && `${type.name} ${user.identificationNumber ?? ''}`,
  ].filter(Boolean)
  return (
    <Card flush as="section" data-settings="card" aria-label={t('ACCOUNT.PERSON')}>
      <div className={settingClass}>
        <Avatar size="lg" name={name} thumbnailId={user.thumbnailId} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="h3">{name}</p>
          {facts.length > 0 && <p className="text-muted text-sm">{facts.join(' · ')}</p>}
        </div>
      </div>
      <ul className="list hairline-t">
        <Setting
          icon="square-user"
          value={t('MENU.PERSONAL_DATA')}
          note={t('ACCOUNT.PERSONAL_DATA_NOTE')}
          action={
            <Link className="link" to="profile.personalData">
              {t('ACCOUNT.SEE')} <span className="sr-only">{t('ACCOUNT.SEE_PERSONAL_DATA')}</span>
            </Link>
          }
        />
        {hasFamily && (
          <Setting
            icon="users-round"
            value={t('ACCOUNT.FAMILY')}
            action={
              <Link className="link" to="profile.family">
                {t('ACCOUNT.SEE')} <span className="sr-only">{t('ACCOUNT.SEE_FAMILY')}</span>
              </Link>
            }
          />
        )}
        <VerifyRow />
        <SettingLines />
      </ul>
    </Card>
  )
}
