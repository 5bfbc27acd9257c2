import { useCallView } from '@portico/calls/session/useCallSession'
import { Conversation } from '../conversation/Conversation'
import { useConversations } from '../hub/useConversations'
import { useOpenMark } from '../hub/useOpenMark'
import { useSender } from '../outbox/useSender'
import { isSameConversation } from '../conversationKey'

/** The conversation of the two who are in a call, as a section beside it. */
export default function CallChat() {
  const { call } = useCallView()
  const { data, error } = useConversations()
  useOpenMark()
  // The menu, which sends on every other page, is not there during a call.
  useSender()
  if (call?.doctorId == null) return null
  const conversation = { patientId: call.patientId, professionalId: call.doctorId }
  const open = data?.find((message) => isSameConversation(message, conversation))
  return (
    <div className="grid h-[calc(100%+2_*_1rem)] -m-4">
      <Conversation
        conversation={conversation}
        about={open?.conversation}
        isListed={data !== undefined || error !== undefined}
      />
    </div>
  )
}
