import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import { browserZone, formatHeadingDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { Contributed } from '@portico/core/plugin/useHost'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { usePermitted } from '@portico/core/session/usePermitted'
import { useSession } from '@portico/core/session/useSession'
import { useUser } from '@portico/core/session/useUser'
import { cx } from '@portico/core/ui/cx'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Shortcuts } from '../parts/Shortcuts'
import { greetingPart } from '../rules'
import type { TextKey } from '../texts'

/** The home screen: greeting, cards and shortcuts. */
export default function Home() {
  const cards = usePermitted('homeCards')
  const main = cards.filter(({ place }) => place === 'main')
  const side = cards.filter(({ place }) => place === 'side')
  // Cards before it may have nothing to show; the last one always has, so it has the place that is kept.
  const last = main.at(-1)
  return (
    <>
      <Greeting />
      <div
        className={cx(
          'grid gap-6',
          side.length > 0 && 'desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:items-start',
        )}
      >
        <div className="grid gap-6">
          {main.map((card) =>
            card === last ? (
              <div key={card.id} className="grid min-h-86">
                <HomeCard card={card} fallback={<Skeleton shape="block" height="100%" />} />
              </div>
            ) : (
              <HomeCard key={card.id} card={card} />
            ),
          )}
          <Shortcuts />
        </div>
        {side.length > 0 && (
          <div className="grid gap-6">
            {side.map((card) => (
              <HomeCard key={card.id} card={card} />
            ))}
          </div>
        )}
      </div>
      <EmergencyLine />
    </>
  )
}

function HomeCard({ card, fallback }: { card: Contributed<'homeCards'>; fallback?: ReactNode }) {
  const { plugin, id } = card
  return (
    <LazyPart point="homeCards" plugin={plugin} id={id} load={card.card} props={{}} fallback={fallback} />
  )
}

function Greeting() {
  const { language } = useLanguage()
  return <PageHeader overline={formatHeadingDay(useNow(), browserZone(), language)} title={useGreeting()} />
}

/** The greeting by part of the day, or the name of the account's owner when acting for somebody. */
function useGreeting(): string {
  const t = useText<TextKey>()
  const user = useUser()
  const { actingFor } = useSession()
  const { language } = useLanguage()
  const part = greetingPart(new Date(useNow()).getHours(), language)
  if (!user) return t(`HOME.${part}_ALONE`)
  return actingFor === null ? t(`HOME.${part}`, { name: user.name }) : t('HOME.ACTING', { name: user.name })
}
