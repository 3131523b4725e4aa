import { dayAfter, LINK_DAYS, LINK_LENGTH, linkStateOf, type RecipientLink } from '#core/press-kit-link.ts';
import { savedRecipientLinkSchema } from '#core/press-kit-link-schema.ts';
import type { PagePart } from '#core/press-kit-page.ts';
import { dayWords, firstDay } from '#core/tools/press-kit/kit-words.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useForm } from '#site/lib/use-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { ReadLog } from './LinkReads.tsx';
import { linksOf } from './page.store.ts';

interface LinkDialogProps {
  generationId: string;
  /** The link that is changed or renewed; null for a new one. */
  link: RecipientLink | null;
  /** The parts of the page, in its order. */
  parts: readonly PagePart[];
  onClose: () => void;
}

/** What the dialog is for. A link that was revoked gets another address; one that expired keeps its own. */
function taskOf(link: RecipientLink | null, now: Date) {
  if (!link) return { title: 'Add a recipient', verb: 'Make link', note: null };
  const state = linkStateOf(link, now);
  if (state === 'open' && link.url) return { title: link.recipient, verb: 'Save', note: null };
  const note =
    state === 'expired' && link.url
      ? 'Its address stays the same.'
      : 'It gets a new address. The old one stays closed.';
  return { title: `Renew the link for ${link.recipient}`, verb: 'Renew link', note };
}

/** Whom a link is for, what greets them, and until when it is open; and what was read by it. */
export function LinkDialog({ generationId, link, parts, onClose }: LinkDialogProps) {
  const now = new Date();
  const { title, verb, note } = taskOf(link, now);
  const isEnded = note !== null;
  const later = dayAfter(now, LINK_DAYS.usual);
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: {
      recipient: link?.recipient ?? '',
      greeting: link?.greeting ?? '',
      expiresOn: link && !isEnded ? link.expiresOn : later,
    },
    schema: savedRecipientLinkSchema,
    async send(body) {
      const links = linksOf(generationId);
      const send = () => {
        if (!link) return links.add(body);
        return isEnded && !(link.url && !link.revokedAt)
          ? links.renew(link, body)
          : links.save(link, { ...body, revoked: false });
      };
      const { recipient, expiresOn, url } = await send();
      showToast({
        tone: 'ok',
        title: link && !isEnded ? 'Link saved' : `The link for ${recipient} is open`,
        text: `Until ${dayWords(expiresOn)}.`,
        ...(url && {
          action: {
            label: 'Copy link',
            alt: 'Copy it from the list',
            onAction: () => void copyAndSay(url, { title: 'Link copied', text: url }),
          },
        }),
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={note ?? 'They see your press kit with your greeting above it. Search engines never do.'}
    >
      <form {...form} className="publish-link">
        <Field label="Recipient" required error={errorOf('recipient')}>
          <TextInput
            name="recipient"
            value={values.recipient}
            maxLength={LINK_LENGTH.recipient}
            placeholder="Kulturzug, Leipzig"
            autoComplete="off"
            onChange={({ target }) => set('recipient', target.value)}
          />
        </Field>
        <Field
          label="Greeting, optional"
          error={errorOf('greeting')}
          counter={{ used: values.greeting.length, max: LINK_LENGTH.greeting }}
        >
          <TextArea
            name="greeting"
            value={values.greeting}
            maxLength={LINK_LENGTH.greeting}
            placeholder="Hi Lena, about 16 January: a four-hour closing set, and no extra gear."
            onChange={({ target }) => set('greeting', target.value)}
          />
        </Field>
        <Field label="Open until" required error={errorOf('expiresOn')} hint="The end of that day.">
          <TextInput
            type="date"
            name="expiresOn"
            value={values.expiresOn}
            min={firstDay(now)}
            max={dayAfter(now, LINK_DAYS.most)}
            onChange={({ target }) => set('expiresOn', target.value)}
          />
        </Field>
        {problem && (
          <p className="small" role="alert">
            <StateLabel state="danger">{problem}</StateLabel>
          </p>
        )}
        <div className="publish-ways">
          <Button type="submit" variant="go" busy={isBusy}>
            {verb}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
      {link && <ReadLog reads={link.reads} parts={parts} />}
    </Dialog>
  );
}
