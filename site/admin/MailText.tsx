const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** A mail's paragraphs, its links clickable. */
export function MailText({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split(ADDRESS).map((part) =>
        ADDRESS.test(part) ? (
          <a key={part} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  ));
}
