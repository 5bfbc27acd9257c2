import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { useDevicesText } from '../texts'

/** The ways to bring a file, and to the files that were brought. */
export function ImportFile() {
  const { t } = useDevicesText()
  return (
    <Card as="section" className="stack" aria-labelledby="devices-import">
      <h2 className="h2" id="devices-import">
        {t('DEVICES.IMPORT')}
      </h2>
      <p className="text-muted">{t('DEVICES.IMPORT_TEXT')}</p>
      <div className="flex items-center gap-3 flex-wrap">
        <Link className={buttonClass({ variant: 'secondary' })} to="profile.devicesImport">
          {t('DEVICES.IMPORT_BRING')}
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to="profile.devicesImports">
          {t('DEVICES.IMPORTS')}
        </Link>
      </div>
    </Card>
  )
}
