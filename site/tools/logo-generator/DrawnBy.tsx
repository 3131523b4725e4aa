import { fileUrl, type Generation } from '#core/generation.ts';
import type { LogoOutput } from '#core/tools/logo-generator/tool.ts';

/** Who had a hand in the concepts beside our own rules, and what was painted to look at. */
export function DrawnBy({ logo }: { logo: Generation }) {
  const { directedBy, references = [], unanswered = [] } = logo.output as LogoOutput;
  const words = [
    ...(directedBy
      ? [`Kinds, faces and palettes chosen by ${directedBy}, drawn by the built-in designer.`]
      : []),
    ...(unanswered.includes('text')
      ? ['The text model gave no answer: the built-in rules chose alone.']
      : []),
    ...(unanswered.includes('image') ? ['The image model gave no answer: there are no mood pictures.'] : []),
  ];
  if (words.length === 0 && references.length === 0) return null;
  return (
    <section className="drawn-by" aria-label="How it was drawn">
      {words.length > 0 && <p className="small muted">{words.join(' ')}</p>}
      {references.length > 0 && (
        <figure>
          <span>
            {references.map((name, index) => (
              <img
                key={name}
                src={fileUrl(logo.id, name)}
                alt={`Painted mood, ${index + 1} of ${references.length}`}
                loading="lazy"
              />
            ))}
          </span>
          <figcaption className="micro muted">
            Mood pictures, painted by AI from genre and mood. To look at; no part of a logo.
          </figcaption>
        </figure>
      )}
    </section>
  );
}
