import { useGo } from '@portico/core/routing/useGo'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { seriesIds } from '../model/series'
import { useDevicesText } from '../texts'
import { LastRow } from './LastRow'

/** The last values in a dialog over any page, with a link to add one. */
export default function Monitoring({ onClose }: { onClose: () => void }) {
  const { t } = useDevicesText()
  const go = useGo()
  const add = () => {
    onClose()
    go('videoConsultation.videoCall.devices', { params: { series: 'new' } })
  }
  const footer = (
    <Button icon="plus" onClick={add}>
      {t('DEVICES.ADD')}
    </Button>
  )
  return (
    <Dialog title={t('DEVICES.MONITORING')} isOpen wide onClose={onClose} footer={footer}>
      <ul className="list">
        {seriesIds.map((series) => (
          <LastRow key={series} id={series} onOpen={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}
