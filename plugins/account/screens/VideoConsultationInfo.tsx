import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useSession } from '@portico/core/session/useSession'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { useBookingEntry } from '@portico/booking/useEntry'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { UpgradeOffer } from '../plans/upgrade/UpgradeOffer'
import { useUpgrade, type Upgrade } from '../plans/upgrade/useUpgrade'
import type { TextKey } from '../texts'

const steps = ['CHOOSE', 'TRY', 'CALL'] as const

/** Explains video consultations, and how to get them. */
export default function VideoConsultationInfo() {
  const t = useText<TextKey>()
  const upgrade = useUpgrade()
  const { state, plan } = upgrade
  const isIncluded = state === 'included'
  return (
    <>
      <PageHeader title={t(isIncluded ? 'UPGRADE.INCLUDED' : 'UPGRADE.TITLE')} />
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:gap-6 desk:items-start">
        <Card as="section" aria-label={t('UPGRADE.PAGE')}>
          <div className="stack gap-5">
            <div className="grid gap-4 justify-items-start desk:grid-cols-[auto_minmax(0,1fr)] desk:gap-6">
              <span
                className="size-16 grid place-items-center rounded-control bg-brand-soft text-brand [&_svg]:size-9"
                aria-hidden="true"
              >
                <Icon name="video" />
              </span>
              <div className="stack gap-2">
                <h2 className="h2">{t('UPGRADE.WHAT_TITLE')}</h2>
                <p className="text-muted text-pretty">
                  {plan ? t('UPGRADE.WITH_PLAN', { name: plan.name }) : t('UPGRADE.WHAT_TEXT')}
                </p>
              </div>
            </div>
            <ol className="[counter-reset:step] grid gap-4 pt-5 hairline-t [&_li]:[counter-increment:step] [&_li]:grid [&_li]:grid-cols-[2rem_minmax(0,1fr)] [&_li]:gap-3 [&_li::before]:size-8 [&_li::before]:[content:counter(step)] [&_li::before]:grid [&_li::before]:place-items-center [&_li::before]:rounded-[50%] [&_li::before]:bg-brand-soft [&_li::before]:text-brand [&_li::before]:font-bold">
              {steps.map((step) => (
                <li key={step}>
                  <div>
                    <p className="font-strong">{t(`UPGRADE.${step}_TITLE`)}</p>
                    <p className="text-muted">{t(`UPGRADE.${step}_TEXT`)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </Card>
        <Offer {...upgrade} />
      </div>
    </>
  )
}

/** The plan, or a link to a first appointment where it is included. Nobody changes the plan of the person they act for. */
function Offer({ source, state, plan }: Upgrade) {
  const t = useText<TextKey>()
  const { actingFor } = useSession()
  const entry = useBookingEntry()
  if (state === 'included')
    return (
      entry && (
        <Link className={buttonClass({ size: 'lg' })} to={entry.route}>
          {t('UPGRADE.BOOK')}
        </Link>
      )
    )
  if (state === undefined && source.error)
    return <ErrorState title={t('PLANS.FAILED')} onRetry={() => void source.mutate()} />
  if (state === undefined)
    return (
      <Loading>
        <Skeleton shape="block" height="16rem" />
      </Loading>
    )
  return actingFor === null ? (
    <UpgradeOffer plan={plan} />
  ) : (
    <p className="text-muted text-pretty">{t('UPGRADE.ACTING')}</p>
  )
}
