/** A sentence in which what stands between asterisks matters most. */
export const EmphasizedText = ({ text }: { text: string }) => (
  <p className="stat-sentence">
    {text.split('*').map((part, at) => (at % 2 === 0 ? part : <b key={at}>{part}</b>))}
  </p>
)
