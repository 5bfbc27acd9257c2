import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { CallView } from '../../session/callView'
import { useCallText, type CallKey } from '../../texts'

interface Props {
  view: CallView
  name: string
}

/** Says on the picture of the other side that it is not heard or seen, for as long as it lasts. */
export function OtherState({ view: { other, isRemoteShare }, name }: Props) {
  const t = useCallText()
  const isUnseen = other?.isCameraOff === true && !isRemoteShare
  const said: [icon: IconName, text: CallKey][] = [
    ...(other?.isInterrupted ? [['phone', 'CALL.OTHER_INTERRUPTED'] as [IconName, CallKey]] : []),
    ...(other?.isMuted && !other.isInterrupted
      ? [['mic-off', 'CALL.OTHER_MUTED'] as [IconName, CallKey]]
      : []),
    ...(isUnseen ? [['video-off', 'CALL.OTHER_UNSEEN'] as [IconName, CallKey]] : []),
  ]
  return (
    <output className="absolute z-3 start-3 end-32 bottom-3 grid justify-items-start gap-1">
      {said.map(([icon, text]) => (
        <span
          key={text}
          className="inline-flex items-center gap-2 py-1.5 px-3 rounded-control bg-[rgb(0_0_0/0.72)] text-sm/normal font-semibold text-[#fff]"
        >
          <Icon name={icon} size="s" />
          <span>{t(text, { name })}</span>
        </span>
      ))}
    </output>
  )
}
