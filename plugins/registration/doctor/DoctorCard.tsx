import { useText } from '@portico/core/i18n/useText'
import type { Doctor } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Avatar } from '@portico/core/ui/media/Avatar'
import type { TextKey } from '../texts'

interface Props {
  doctor: Doctor
  /** Present for a doctor who recommended the portal: the visitor may say otherwise. */
  onForget?: (() => void) | undefined
}

/** The doctor with whom, or on whose recommendation, a visitor registers. */
export function DoctorCard({ doctor, onForget }: Props) {
  const t = useText<TextKey>()
  const { fullName, specialties = [], thumbnailId = null } = doctor
  return (
    <Card className="flex items-center gap-4">
      <Avatar name={fullName} thumbnailId={thumbnailId} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="text-muted">{t(onForget ? 'REGISTER.RECOMMENDED_BY' : 'REGISTER.WITH')}</p>
        <p className="font-strong">{fullName}</p>
        <p className="text-muted">{specialties.join(', ')}</p>
      </div>
      {onForget && (
        <Button variant="quiet" onClick={onForget}>
          {t('REGISTER.NOT_RECOMMENDED')}
        </Button>
      )}
    </Card>
  )
}
