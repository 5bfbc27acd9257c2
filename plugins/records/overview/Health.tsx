import { useText } from '@portico/core/i18n/useText'
import { Suspense } from 'react'
import { LazyPart, lazyPage } from '@portico/core/plugin/LazyPart'
import { useRoute } from '@portico/core/routing/useRoute'
import { usePermitted } from '@portico/core/session/usePermitted'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Known } from './Known'
import { LastConsultation } from './LastConsultation'
import { LastDocuments } from './LastDocuments'
import { Missing } from './Missing'
import { NextAppointment } from './NextAppointment'
import { Places } from './Places'
import type { TextKey } from '../texts'
import { Panels } from '../parts/Panels'

const parts = {
  bring: lazyPage(() => import('../bring/Bring')),
  archive: lazyPage(() => import('../archive/Archive')),
  shares: lazyPage(() => import('../shares/Shares')),
  share: lazyPage(() => import('../shares/Shares')),
}

/** The overview of a person's health, with links to each of its parts. */
export default function Health() {
  const t = useText<TextKey>()
  const { part = '' } = useRoute().params
  const Part = Object.hasOwn(parts, part) ? parts[part as keyof typeof parts] : null
  return Part ? (
    <Suspense
      fallback={
        <div className="stack gap-6">
          <PageHeader title={t('MENU.HEALTH')} />
          <Loading>
            <Skeleton shape="block" height="20rem" />
          </Loading>
        </div>
      }
    >
      <Part />
    </Suspense>
  ) : (
    <Overview />
  )
}

/** Each part reads its own data, so that one that fails hides no other. */
function Overview() {
  const t = useText<TextKey>()
  const sections = usePermitted('patientSections')
  return (
    <div className="stack gap-6">
      <PageHeader title={t('MENU.HEALTH')} />
      <NextAppointment />
      <Panels>
        <div className="stack gap-5">
          <Known />
          <Missing />
        </div>
        <div className="stack gap-5">
          {sections.map(({ plugin, id, section }) => (
            <LazyPart key={id} point="patientSections" plugin={plugin} id={id} load={section} props={{}} />
          ))}
          <LastConsultation />
          <LastDocuments />
        </div>
      </Panels>
      <Places />
    </div>
  )
}
