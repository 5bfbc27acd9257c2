import { useText } from '@portico/core/i18n/useText'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useIsLocal } from '../flow/useIsLocal'
import type { TextKey } from '../texts'
import { BackToScan } from './BackToScan'

const own = ['HOW', 'DEVICE', 'TONES', 'VIDEO', 'SAVED'] as const
const other = ['DEVICE', 'VIDEO_OTHER', 'SAVED'] as const

/** What the scan is and is not, in plain words, and when to call for help. */
export function About() {
  const t = useText<TextKey>()
  const topics = useIsLocal() ? own : other
  return (
    <div className="max-w-160 stack gap-5">
      <PageHeader title={t('SCAN.ABOUT')} back={<BackToScan />} />
      <EmergencyLine />
      {topics.map((topic) => (
        <Card as="section" key={topic} className="stack gap-2" aria-label={t(`SCAN.ABOUT.${topic}`)}>
          <h2 className="h2">{t(`SCAN.ABOUT.${topic}`)}</h2>
          <p className="text-pretty">{t(`SCAN.ABOUT.${topic}_TEXT`)}</p>
        </Card>
      ))}
    </div>
  )
}
