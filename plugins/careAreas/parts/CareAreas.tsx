import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** The care areas in which the person is followed; nothing without any. */
export default function CareAreas() {
  const t = useText<TextKey>()
  const { data = [] } = useApi('GET api/careareas', { quiet: true })
  const own = data.filter(({ isAssigned }) => isAssigned)
  if (own.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby="care-areas-title">
      <CardHead>
        <div>
          <h2 className="h2" id="care-areas-title">
            {t('CARE_AREAS.TITLE')}
          </h2>
          <p className="text-sm text-muted">{t('CARE_AREAS.HINT')}</p>
        </div>
      </CardHead>
      <ul className="list hairline-t">
        {own.map(({ id, name }) => (
          <li key={id}>
            <div className="list-row">
              <Icon name="heart-pulse" size="s" />
              <span className="min-w-0 flex-1 font-strong">{name}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
