/** A sentence with the text between asterisks in bold. */
export const EmphasizedText = ({ text }: { text: string }) => (
  <p className="stat-sentence">
    {text.split('*').map((part, at) => (at % 2 === 0 ? part : <b key={at}>{part}</b>))}
  </p>
)
