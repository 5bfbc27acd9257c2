/** A sentence with the text between asterisks in bold. */
export const EmphasizedText = ({ text }: { text: string }) => (
  <p className="text-[1.0625rem]/normal max-w-208 text-pretty">
    {text.split('*').map((part, at) => (at % 2 === 0 ? part : <b key={at}>{part}</b>))}
  </p>
)
