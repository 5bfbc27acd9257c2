import { LazyPart } from '@portico/core/plugin/LazyPart'
import { usePermitted } from '@portico/core/session/usePermitted'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { settingClass } from './Setting'

/** The lines that other plugins add to the account, such as the proof of identity. */
export const SettingLines = () =>
  usePermitted('settings').map(({ plugin, id, panel }) => (
    <li className={settingClass} key={id}>
      <LazyPart
        plugin={plugin}
        point="settings"
        id={id}
        load={panel}
        props={{}}
        fallback={<Skeleton width="12rem" />}
      />
    </li>
  ))
