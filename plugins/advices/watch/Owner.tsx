import { useText } from '@portico/core/i18n/useText'
import type { VideoOwner } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { useOriginState } from '../list/videoOrigin'
import type { TextKey } from '../texts'

/** Who presents the video, with a link to their page. */
export function Owner({ owner }: { owner: VideoOwner }) {
  const t = useText<TextKey>()
  const state = useOriginState()
  const { fullName, specialty, thumbnailId, nickName } = owner
  return (
    <Card as="section" className="stack" aria-labelledby="owner">
      <h2 className="sr-only" id="owner">
        {t('ADVICES.WHO')}
      </h2>
      <div className="flex items-center gap-3 min-w-0">
        <Avatar name={fullName} thumbnailId={thumbnailId} size="lg" />
        <div className="min-w-0">
          <p className="font-strong">{fullName}</p>
          {specialty && <p className="text-sm text-muted">{specialty}</p>}
        </div>
      </div>
      {nickName && (
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to="advices.professional"
          params={{ professionalName: nickName }}
          state={state}
        >
          {t('ADVICES.PAGE_OF')}
        </Link>
      )}
    </Card>
  )
}
