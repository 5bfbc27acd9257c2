import { useText } from '@portico/core/i18n/useText'
import type { Doctor } from '@schemas/generated/entities'
import { Banner, Networks, Services } from '@portico/booking/screens/provider/ProfileParts'
import { readProfile } from '@portico/booking/screens/provider/profile'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { PagedVideos } from '../list/PagedVideos'
import { useVideos, type VideoSource } from '../list/useVideos'
import { VideoRow } from '../list/VideoRow'
import type { TextKey } from '../texts'
import { BookButton } from './BookButton'
import { VideoServices } from './VideoServices'

/** More would make a row without an end: they come in pages. */
const MAX_IN_ROW = 15

/** A professional with their videos, what they say about themselves and their services by video. */
export function ProfessionalPage({ doctor }: { doctor: Doctor }) {
  const t = useText<TextKey>()
  const { aboutMe, services, networks } = readProfile(doctor)
  const short = doctor.userMeta?.find(({ metaKey }) => metaKey === 'shortDescription')?.metaValue
  const specialty = doctor.specialties?.join(' · ')
  return (
    <>
      <Card flush className="group/profile overflow-hidden">
        {doctor.bannerId != null && <Banner id={doctor.bannerId} />}
        <div className="grid gap-4 p-5 desk:grid-cols-[auto_minmax(0,1fr)] desk:items-end desk:px-8">
          <Avatar
            className="group-has-data-banner/profile:-mt-18 group-has-data-banner/profile:[box-shadow:0_0_0_4px_var(--surface-raised)]"
            name={doctor.fullName}
            thumbnailId={doctor.thumbnailId}
            size="xl"
          />
          <PageHeader title={doctor.fullName || t('ADVICES.PROFESSIONAL')}>
            <p className="lead">{[specialty, short].filter(Boolean).join('. ')}</p>
          </PageHeader>
          <BookButton doctor={doctor} />
        </div>
      </Card>
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_20rem] desk:items-start">
        <div className="stack gap-6">
          <OwnVideos id={doctor.id} />
          {aboutMe && (
            <Card as="section" className="stack gap-3" aria-labelledby="about">
              <h2 className="h2" id="about">
                {t('ADVICES.ABOUT')}
              </h2>
              <p className="whitespace-pre-line wrap-anywhere text-pretty">{aboutMe}</p>
            </Card>
          )}
        </div>
        <div className="stack gap-5">
          <VideoServices doctor={doctor} />
          <Services services={services} />
          <Networks networks={networks} />
        </div>
      </div>
    </>
  )
}

/** All videos of the professional: in a row, or in pages where there are many. */
function OwnVideos({ id }: { id: number }) {
  const t = useText<TextKey>()
  const source: VideoSource = { operation: 'GET api/videos/owner/{id}', params: { id } }
  const { data } = useVideos(source, MAX_IN_ROW)
  if (!data || data.items.length === 0) return null
  const title = t('ADVICES.OWN_VIDEOS')
  if (data.total <= MAX_IN_ROW) return <VideoRow id="own" title={title} videos={data.items} isNarrow />
  return (
    <section className="stack gap-3" aria-labelledby="own">
      <h2 className="h2" id="own">
        {title}
      </h2>
      <PagedVideos source={source} size={MAX_IN_ROW} label={title} empty={null} />
    </section>
  )
}
