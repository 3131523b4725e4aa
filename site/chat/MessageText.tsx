import { messageParts } from './message-parts.ts';

/** An answer, from plain text. Nothing in it is ever read as markup. */
export function MessageText({ text }: { text: string }) {
  return messageParts(text).map(({ is, lines }) =>
    is === 'paragraph' ? (
      <p key={lines[0].at}>{lines.map((line) => line.text).join('\n')}</p>
    ) : (
      <ul key={lines[0].at}>
        {lines.map((line) => (
          <li key={line.at}>{line.text}</li>
        ))}
      </ul>
    ),
  );
}
