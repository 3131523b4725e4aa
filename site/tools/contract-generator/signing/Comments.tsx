import MessageSquare from 'lucide-react/icons/message-square';
import { useId, useState } from 'react';
import { LONGEST_SIGNING } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { commentSchema } from '#core/signing/sending-schema.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { useForm } from '#site/lib/use-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { signingOf } from './envelope.store.ts';

interface CommentsProps {
  generationId: string;
  envelope: EnvelopeView;
}

/** What both sides write about what is signed. Each comment is mailed to the other side. */
export function Comments({ generationId, envelope: { id, addendum, comments, signers } }: CommentsProps) {
  const headingId = useId();
  const Heading = addendum ? 'h5' : 'h3';
  const [isWriting, setIsWriting] = useState(false);
  const { values, set, reset, errorOf, problem, isBusy, form } = useForm({
    initial: { words: '' },
    schema: commentSchema,
    async send({ words }) {
      await signingOf(generationId).comment(id, words);
      reset();
      setIsWriting(false);
    },
  });
  if (comments.length === 0 && !isWriting)
    return (
      <div className="signing-block slim">
        <Button size="sm" variant="quiet" icon={MessageSquare} onClick={() => setIsWriting(true)}>
          Write a comment
        </Button>
      </div>
    );
  return (
    <section className="signing-block" aria-labelledby={headingId}>
      <Heading id={headingId}>Comments</Heading>
      {comments.length > 0 && (
        <ol className="signing-comments">
          {comments.map(({ seq, role, name, at, words }) => (
            <li key={seq} data-role={role}>
              <span className="small muted">
                <b dir="auto">{role === 'artist' ? 'You' : name}</b>{' '}
                <span className="num">{momentWords(at, new Date())}</span>
              </span>
              <p dir="auto">{words}</p>
            </li>
          ))}
        </ol>
      )}
      <form {...form} className="signing-form">
        <Field
          label={comments.length > 0 ? 'Your answer' : `Write to ${signers.client.name}`}
          error={errorOf('words')}
          hint={`They get it by e-mail and see it on the ${addendum ? 'addendum' : 'contract'}'s page.`}
        >
          <TextArea
            name="words"
            autoFocus={isWriting}
            value={values.words}
            maxLength={LONGEST_SIGNING.words}
            onChange={({ target }) => set('words', target.value)}
          />
        </Field>
        <Problem text={problem} />
        <Button type="submit" size="sm" busy={isBusy}>
          Send comment
        </Button>
      </form>
    </section>
  );
}
